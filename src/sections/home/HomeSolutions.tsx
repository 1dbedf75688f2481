import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Section } from '../../components/Section'
import { StatusBadge } from '../../components/StatusBadge'
import type { Card, Singleton } from '../../content-model/collections/query-results'
import { media, theme } from '../../styles/theme'
import { wholeLink } from '../../styles/whole-link'

const { color, space, font } = theme

const register = css`
  border-bottom: 1px solid ${color.line};
  & > li {
    ${wholeLink};
    display: grid;
    gap: 0.25rem ${space[4]};
    padding-block: ${space[2]} ${space[3]};
    border-top: 1px solid ${color.line};
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
    }
  }
  & h3 {
    font: 500 1.25rem / 1.25 ${font.display};
  }
  & p {
    color: ${color.muted};
    max-width: 38em;
    ${media.tablet} {
      grid-column: 1;
    }
  }
`

interface HomeSolutionsProps {
  words: Singleton<'home.mdx'>['solutions']
  solutions: readonly Card<'solutions'>[]
}

/** List of solutions with their description and status. */
export function HomeSolutions({ words, solutions }: HomeSolutionsProps) {
  if (!words || solutions.length === 0) return null
  return (
    <Section {...words}>
      <ul css={register}>
        {solutions.map(({ path, name, description, status, statusName }) => (
          <li key={path}>
            <h3>
              <ActionLink to={path} named>
                {name}
              </ActionLink>
            </h3>
            <StatusBadge status={status} name={statusName} />
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
