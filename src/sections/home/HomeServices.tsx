import { css } from '@emotion/react'
import { TextLink } from '../../components/links/TextLink'
import { Section, SectionHeading } from '../../components/Section'
import type { Navigation } from '../../site/navigation'
import { columnsFrom } from '../../styles/columns'
import { media, space } from '../../styles/theme'
import { HomeServiceGroup } from './HomeServiceGroup'
import type { HomeData } from './home-data'

/** The heading of a section with the link to all that it shows some of; on narrow screens the link is below. */
export const headingBesideLink = css`
  ${columnsFrom(media.desktop, 'minmax(0, 1fr) auto')};
  gap: ${space[1]} ${space[3]};
  align-items: end;
`

/** The groups of services as an accordion; one is open at a time, the first initially. */
export function HomeServices({
  home: { services: words },
  interfaceWords: { homePage: labels },
  services,
  groups,
}: HomeData & Pick<Navigation, 'groups'>) {
  return (
    <Section id="services" layout="stacked">
      <div css={headingBesideLink}>
        <SectionHeading {...words} />
        <TextLink to="/services">{labels.allServices}</TextLink>
      </div>
      <div>
        {groups.map((group, index) => (
          <HomeServiceGroup
            key={group.group}
            group={group}
            services={services.nodes.filter((service) => service.group === group.group)}
            labels={labels}
            number={index + 1}
          />
        ))}
      </div>
    </Section>
  )
}
