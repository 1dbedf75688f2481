import { css } from '@emotion/react'
import { disclosure } from '../../components/Disclosure'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { TextLink } from '../../components/links/TextLink'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import type { InterfaceWords } from '../../site/interface-words'
import { useWords } from '../../site/use-writing'
import { columnsFrom } from '../../styles/columns'
import { clickableInline, mutedSmall, notOnPhones, wholeLink, wrapping } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'

const numberWidth = 'clamp(2.5rem, 9vw, 7rem)'

const row = css`
  ${disclosure};
  border-top: 1px solid ${color.edge};
  &:last-of-type {
    border-bottom: 1px solid ${color.edge};
  }
  & > summary {
    display: grid;
    grid-template-columns: ${numberWidth} minmax(0, 1fr) auto;
    gap: 0.125rem ${space[2]};
    padding-block: ${space[2]};
  }
  & > summary > * {
    grid-column: 2;
    min-width: 0;
    overflow-wrap: break-word;
  }
  & > summary > :first-child {
    grid-column: 1;
    grid-row: 1 / 4;
    align-self: start;
    font: 300 ${size.h2} / 1 ${font.display};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
    color: ${color.warm};
  }
  & > summary > h3 {
    font-size: clamp(1.25rem, 1.1rem + 0.7vw, 1.75rem);
    font-weight: 500;
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
  & > summary > :last-child {
    color: ${color.muted};
    line-height: 1.45;
  }
  & > summary > small {
    ${mutedSmall};
    font-variant-numeric: tabular-nums;
  }
  & > summary::after {
    grid-column: 3;
    grid-row: 1;
  }
`

const inside = css`
  display: grid;
  gap: ${space[1]} ${space[4]};
  padding-block: ${space[1]} ${space[3]};
  ${media.tablet} {
    padding-inline-start: calc(${numberWidth} + ${space[2]});
  }
`

const firstServices = css`
  ${columnsFrom(media.tablet, 'repeat(3, minmax(0, 1fr))')};
  gap: 0 ${space[4]};
  & > li {
    ${wholeLink};
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
    line-height: 1.35;
  }
  & a {
    display: inline-flex;
    min-height: 1.75rem;
    font-weight: 600;
  }
  & p {
    ${notOnPhones};
    color: ${color.muted};
  }
`

const soonServices = css`
  ${wrapping};
  align-items: baseline;
  gap: 0 ${space[2]};
  ${mutedSmall};
  & > ul {
    display: contents;
  }
  & a {
    ${clickableInline};
  }
`

/** Number of services that an open group shows. */
const shownServices = 3

interface HomeServiceGroupProps {
  group: Singleton<'settings.yaml'>['serviceGroups'][number]
  services: readonly Card<'services'>[]
  labels: InterfaceWords['homePage']
  number: number
}

/** A group of the accordion, with its first services. */
export function HomeServiceGroup({ group, services, labels, number }: HomeServiceGroupProps) {
  const wordsOf = useWords()
  const live = services.filter((service) => !isComingSoon(service))
  const soon = services.filter(isComingSoon)
  const first = [...live].sort((a, b) => Number(b.featured) - Number(a.featured))
  const count = services.length
  return (
    <details name="service-groups" open={number === 1} css={row}>
      <summary>
        <span>{String(number).padStart(2, '0')}</span>
        <h3>{group.name}</h3>
        <small>{wordsOf(labels.servicesInGroup, { count })}</small>
        <span>{group.summary}</span>
      </summary>
      <div css={inside}>
        <ul css={firstServices}>
          {first.slice(0, shownServices).map(({ path, title, summary }) => (
            <li key={path}>
              <ActionLink to={path} name={title} />
              <Summary page={path}>{summary}</Summary>
            </li>
          ))}
        </ul>
        {soon.length > 0 && (
          <div css={soonServices}>
            <span>{labels.soon}</span>
            <ul>
              {soon.map(({ path, title }) => (
                <li key={path}>
                  <ActionLink to={path} name={title} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {count > shownServices && (
          <TextLink to={`/services#${group.group}`}>
            {wordsOf(labels.allInGroup, { count })}
          </TextLink>
        )}
      </div>
    </details>
  )
}
