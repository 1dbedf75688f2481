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

const bar = (width: string) => css`
  width: ${width};
  max-width: 100%;
  height: 1rem;
  background: ${theme.color.action};
`

interface TokenRowsProps<T> {
  title: string
  tokens: Readonly<Record<string, T>>
  /** What a token looks like. */
  children: (value: T) => ReactNode
}

function TokenRows<T>({ title, tokens, children }: TokenRowsProps<T>) {
  return (
    <Section title={title}>
      {Object.entries(tokens).map(([name, value]) => (
        <div key={name} css={row}>
          <strong>{name}</strong>
          <div>{children(value)}</div>
        </div>
      ))}
    </Section>
  )
}

const code = (value: string) => <code>{value}</code>

/** All design tokens with their values; colours in both themes with their contrast on paper. */
export function Tokens() {
  const { size, font, space, radius, motion, width, target } = theme
  const radii = { 'small radius': radius.small, 'medium radius': radius.medium }
  return (
    <>
      <TokenRows title="Colours" tokens={colors}>
        {(color: (typeof colors)[ColorName]) =>
          schemes.map((scheme) => {
            const [value, paper] = [color[scheme], colors.paper[scheme]]
            const ratio = value.length === 7 ? contrast(value, paper).toFixed(2) : ''
            return (
              <div key={scheme} css={swatch(paper, value, colors.ink[scheme])}>
                {code(`${value} ${ratio}`)}
              </div>
            )
          })
        }
      </TokenRows>
      <TokenRows title="Type" tokens={size}>
        {(value) => <span css={type(value)}>{`A record that both sides trust, ${value}`}</span>}
      </TokenRows>
      <TokenRows title="Space" tokens={space}>
        {(value) => (
          <>
            {code(value)}
            <div css={bar(value)} />
          </>
        )}
      </TokenRows>
      <TokenRows title="Others" tokens={{ ...font, ...motion, ...width, ...radii, target }}>
        {code}
      </TokenRows>
    </>
  )
}
