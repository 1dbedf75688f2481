import { css } from '@emotion/react'
import { TextLink } from '../../components/links/TextLink'
import { Section, SectionHeading } from '../../components/Section'
import type { Navigation } from '../../site/navigation'
import { columnsFrom } from '../../styles/columns'
import { media, space } from '../../styles/theme'
import { HomeServiceGroup } from './HomeServiceGroup'
import type { HomeData } from './home-data'

/** A heading with a link to all entries, below it on narrow screens. */
export const headingWithLink = css`
  ${columnsFrom(media.desktop, 'minmax(0, 1fr) auto')};
  gap: ${space[1]} ${space[3]};
  align-items: end;
`

/** The service groups as an exclusive accordion. */
export function HomeServices({
  home: { services: words },
  interfaceWords: { homePage: labels },
  services,
  groups,
}: HomeData & Pick<Navigation, 'groups'>) {
  return (
    <Section id="services" layout="stacked">
      <div css={headingWithLink}>
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
