import { css } from '@emotion/react'
import { useFinderLink } from '../../components/links/FinderLink'
import { MenuLink } from '../../components/links/MenuLink'
import { PageWords } from '../../components/links/PageWords'
import type { InterfaceWords } from '../../site/interface-words'
import type { ServiceGroupMenu } from '../../site/navigation'
import { label, quietLink } from '../../styles/parts'
import { color, media, space, target } from '../../styles/theme'
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

interface ServicesMenuProps {
  groups: readonly ServiceGroupMenu[]
  words: InterfaceWords['header']
}

/** Menu of the groups of services; the chosen one shows all its services, four of them as cards. */
export function ServicesMenu({ groups, words }: ServicesMenuProps) {
  const finder = useFinderLink()
  return (
    <Chooser
      name="services"
      choices={groups.map((group) => ({
        key: group.group,
        label: group.name,
        to: `/services#${group.group}`,
        detail: detailOf(group, words),
      }))}
    >
      {finder && (
        <MenuLink to={finder.to} css={allLink}>
          {finder.text}
        </MenuLink>
      )}
      <MenuLink to="/services" css={allLink}>
        {words.servicesOverview}
      </MenuLink>
    </Chooser>
  )
}

/** Returns all services of a group: the featured ones as cards, then the others. */
function detailOf({ featured, services }: ServiceGroupMenu, words: InterfaceWords['header']) {
  const others = services.filter(({ slug }) => !featured.some((card) => card.slug === slug))
  return (
    <div css={detail}>
      <p css={label}>{words.allServices}</p>
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
            <ServiceItem key={service.slug} service={service} soon={words.soon} />
          ))}
        </ul>
      )}
    </div>
  )
}
