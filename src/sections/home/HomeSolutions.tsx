import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { Section } from '../../components/Section'
import { StatusBadge } from '../../components/StatusBadge'
import type { Navigation } from '../../site/navigation'
import { columnsFrom } from '../../styles/columns'
import { clickableInline, notOnPhones, wholeLink, wrapping } from '../../styles/parts'
import { color, font, media, space } from '../../styles/theme'
import type { HomeData } from './home-data'

const featured = css`
  ${columnsFrom(media.tablet, 'repeat(3, minmax(0, 1fr))')};
  gap: ${space[2]} ${space[4]};
  & > li {
    ${wholeLink};
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding-top: ${space[2]};
    border-top: 1px solid ${color.edge};
  }
  & h3 {
    ${media.phone} {
      order: -1;
    }
    font: 500 1.25rem / 1.25 ${font.display};
  }
  & p {
    ${notOnPhones};
    color: ${color.muted};
  }
`

/* From tablets, the statuses are a column next to their solutions. */
const rest = css`
  ${columnsFrom(media.tablet, 'auto minmax(0, 1fr)')};
  column-gap: ${space[4]};
  padding-top: ${space[1]};
  border-top: 1px solid ${color.line};
  & > li {
    display: contents;
  }
  & > li > span {
    margin-top: 0.625rem;
  }
  & > li > div {
    ${wrapping};
    column-gap: ${space[3]};
  }
  & a {
    ${clickableInline};
    color: ${color.ink};
    text-decoration-color: ${color.edge};
  }
`

const featuredCount = 3

/** The first live solutions, then names and statuses of the rest. */
export function HomeSolutions({
  home: { solutions: words },
  solutions,
}: HomeData & Pick<Navigation, 'solutions'>) {
  if (!words || solutions.length === 0) return null
  const first = solutions.filter(({ status }) => status === 'Live').slice(0, featuredCount)
  const others = solutions.filter((solution) => !first.includes(solution))
  const statuses = new Map(others.map(({ status, statusName }) => [status, statusName]))
  return (
    <Section layout="stacked" {...words}>
      {first.length > 0 && (
        <ul css={featured}>
          {first.map(({ path, name, description, status, statusName, ownerName }) => (
            <li key={path}>
              <StatusBadge status={status} name={statusName} owner={ownerName} />
              <h3>
                <ActionLink to={path} name={name} />
              </h3>
              <Summary page={path}>{description}</Summary>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul css={rest}>
          {[...statuses].map(([shared, statusName]) => (
            <li key={shared}>
              <StatusBadge status={shared} name={statusName} />
              <div>
                {others
                  .filter(({ status }) => status === shared)
                  .map(({ path, name }) => (
                    <ActionLink key={path} to={path} name={name} />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
