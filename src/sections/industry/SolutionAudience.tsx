import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import { theme } from '../../styles/theme'

const { color, space, font, size } = theme

const list = css`
  border-bottom: 1px solid ${color.line};
  & > li {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
    font: 400 ${size.h3} / 1.35 ${font.display};
    text-wrap: pretty;
  }
`

/** Target audience of a solution. */
export function SolutionAudience({
  title,
  audience,
}: {
  title: string
  audience: readonly string[]
}) {
  return (
    <Section title={title}>
      <ul css={list}>
        {audience.map((who, index) => (
          <li key={String(index)}>{who}</li>
        ))}
      </ul>
    </Section>
  )
}
