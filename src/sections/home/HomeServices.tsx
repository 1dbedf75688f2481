import { css } from '@emotion/react'
import { FinderLink } from '../../components/links/FinderLink'
import { TextLink } from '../../components/links/TextLink'
import { Section, SectionHeading } from '../../components/Section'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { media, theme } from '../../styles/theme'
import { ServiceGroupRow } from '../indexes/ServiceGroupRow'
import { groupsWithServices } from '../indexes/service-groups'

const { space } = theme

const top = css`
  display: grid;
  gap: ${space[3]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`

const links = css`
  display: grid;
  justify-items: start;
  ${media.desktop} {
    justify-items: end;
  }
`

interface HomeServicesProps {
  labels: InterfaceWords['homePage']
  words: Singleton<'home.mdx'>['services']
  groups: Singleton<'settings.yaml'>['serviceGroups']
  services: readonly Card<'services'>[]
}

/** The groups of services as an accordion; one is open at a time, the first initially. */
export function HomeServices({ words, labels, groups, services }: HomeServicesProps) {
  return (
    <Section id="services" layout="stacked">
      <div css={top}>
        <SectionHeading {...words} />
        <div css={links}>
          <FinderLink />
          <TextLink to="/services">{labels.allServices}</TextLink>
        </div>
      </div>
      <div>
        {groupsWithServices(groups, services).map((one, index) => (
          <ServiceGroupRow key={one.group.group} {...one} number={index + 1} />
        ))}
      </div>
    </Section>
  )
}
