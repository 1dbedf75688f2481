import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { Entry } from '../../content-model/collections/query-results'
import { color, font, space } from '../../styles/theme'

const list = css`
  display: grid;
  max-width: 44rem;
  & > li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & h3 {
    font: 600 1.1875rem / 1.3 ${font.display};
    margin-bottom: ${space[1]};
  }
`

/** What was tried and dropped, each with the reason. */
export function CaseDropped({
  title,
  dropped,
}: { title: string } & Pick<Entry<'cases'>, 'dropped'>) {
  return (
    <Section id="dropped" title={title}>
      <ul css={list}>
        {dropped.map(({ title: name, description }, index) => (
          <li key={String(index)}>
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
