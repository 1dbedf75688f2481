import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Section } from '../components/Section'
import { type ColorName, colors, schemes } from '../look/colors'
import { contrast } from '../look/contrast'
import * as theme from '../styles/theme'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-block: ${theme.space[1]};
  border-bottom: 1px solid ${theme.color.line};
`

const swatch = (ground: string, paint: string, ink: string) => css`
  padding: ${theme.space[1]} ${theme.space[2]};
  border-inline-start: 3rem solid ${paint};
  background: ${ground};
  color: ${ink};
`

const type = (size: string) => css`
  font: 600 ${size} / 1.2 ${theme.font.display};
`

/** Returns a section with tokens of one kind, each as `sample` shows it. */
function rows<T>(
  title: string,
  tokens: Readonly<Record<string, T>>,
  sample: (value: T) => ReactNode,
) {
  return (
    <Section title={title}>
      {Object.entries(tokens).map(([name, value]) => (
        <div key={name} css={row}>
          <strong>{name}</strong>
          <div>{sample(value)}</div>
        </div>
      ))}
    </Section>
  )
}

/** All design tokens with their values; colours in both themes with their contrast on paper. */
export function Tokens() {
  const { size, font, space, radius, motion, width, target } = theme
  const radii = { 'small radius': radius.small, 'medium radius': radius.medium }
  return (
    <>
      {rows('Colours', colors, (color: (typeof colors)[ColorName]) =>
        schemes.map((scheme) => {
          const [value, paper] = [color[scheme], colors.paper[scheme]]
          const ratio = value.length === 7 ? contrast(value, paper).toFixed(2) : ''
          return (
            <div key={scheme} css={swatch(paper, value, colors.ink[scheme])}>
              {`${value} ${ratio}`}
            </div>
          )
        }),
      )}
      {rows('Type', size, (value) => (
        <span css={type(value)}>{`A record that both sides trust, ${value}`}</span>
      ))}
      {rows('Others', { ...space, ...font, ...motion, ...width, ...radii, target }, String)}
    </>
  )
}
