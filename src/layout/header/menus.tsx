import { css } from '@emotion/react'
import { useFinderLink } from '../../components/links/FinderLink'
import { MenuLink } from '../../components/links/MenuLink'
import { PageWords } from '../../components/links/PageWords'
import type { Navigation, ServiceGroupMenu } from '../../site/navigation'
import { quietLink } from '../../styles/parts'
import { color, font, media, size, space, target } from '../../styles/theme'
import { IndustrySummary } from '../IndustrySummary'
import { allLink, cardText } from '../menu-styles'
import { ServiceItem } from '../ServiceItem'
import { Chooser } from './Chooser'

const detail = css`
  display: grid;
  gap: ${space[2]};
`

const columns = css`
  display: grid;
  gap: 0 ${space[3]};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const cards = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${columns};
  & a {
    ${cardText};
    height: 100%;
    padding-block: ${space[2]};
    border-top: 1px solid ${color.edge};
    text-decoration: none;
  }
`

const links = css`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${columns};
  & a {
    display: block;
    min-height: ${target};
    padding-block: 0.7rem;
    ${quietLink};
    font-size: 0.9375rem;
    line-height: 1.3;
  }
  & small {
    margin-inline-start: 0.5em;
    white-space: nowrap;
    color: ${color.warm};
    font-size: 0.8125rem;
    font-weight: 600;
  }
`

/** The service groups. The chosen group shows all its services. */
export function ServicesMenu({ navigation }: { navigation: Navigation }) {
  const words = navigation.words.header
  const finder = useFinderLink()
  return (
    <Chooser
      name="services"
      choices={navigation.groups.map((group) => ({
        key: group.group,
        label: group.name,
        to: `/services#${group.group}`,
        detail: detailOf(group, words.soon),
      }))}
    >
      {finder && (
        <MenuLink to={finder.to} css={allLink}>
          {finder.text}
        </MenuLink>
      )}
      <MenuLink to="/services" css={allLink}>
        {words.allServices}
      </MenuLink>
    </Chooser>
  )
}

/** Returns the featured services as cards, then the rest. */
function detailOf({ featured, services }: ServiceGroupMenu, soon: string) {
  const others = services.filter(({ slug }) => !featured.some((card) => card.slug === slug))
  return (
    <div css={detail}>
      <ul css={cards}>
        {featured.map(({ slug, path, title, summary }) => (
          <li key={slug}>
            <MenuLink to={path}>
              <PageWords path={path} title={title} text={summary} />
            </MenuLink>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul css={links}>
          {others.map((service) => (
            <ServiceItem key={service.slug} service={service} soon={soon} />
          ))}
        </ul>
      )}
    </div>
  )
}

const nextToFigures = css`
  grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 5fr);
  column-gap: ${space[5]};
  align-items: start;
  & > strong {
    font: 600 ${size.h2} / 1.15 ${font.display};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  & > p {
    max-width: 34rem;
  }
  & > dl {
    grid-area: 1 / 2 / 4;
  }
`

export function IndustriesMenu({ navigation }: { navigation: Navigation }) {
  const words = navigation.words.header
  return (
    <Chooser
      name="industries"
      choices={navigation.industries.map((industry) => ({
        key: industry.slug,
        label: industry.name,
        to: industry.path,
        detail: <IndustrySummary industry={industry} words={words} styles={nextToFigures} />,
      }))}
    >
      <MenuLink to="/industries" css={allLink}>
        {words.industriesOverview}
      </MenuLink>
    </Chooser>
  )
}
