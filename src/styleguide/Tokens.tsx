import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Section } from '../components/Section'
import { type ColorName, colors } from '../look/colors'
import { contrast } from '../look/contrast'
import * as theme from '../styles/theme'

const rows = css`
  display: grid;
  gap: ${theme.space[2]};
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 12rem) minmax(0, 1fr);
    gap: ${theme.space[2]};
    align-items: center;
    padding-bottom: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.line};
  }
  & code {
    font: 0.875rem ${theme.font.code};
    overflow-wrap: anywhere;
  }
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

const box = (width: string, radius = '0') => css`
  width: ${width};
  max-width: 100%;
  height: 1rem;
  border-radius: ${radius};
  background: ${theme.color.action};
`

interface TokensProps {
  title: string
  tokens: Readonly<Record<string, string>>
  /** What a token looks like. Default: its value. */
  sample?: (value: string) => ReactNode
}

function TokenRows({ title, tokens, sample }: TokensProps) {
  return (
    <Section title={title}>
      <ul css={rows}>
        {Object.entries(tokens).map(([name, value]) => (
          <li key={name}>
            <div>
              <strong>{name}</strong> {sample && <code>{value}</code>}
            </div>
            {sample?.(value) ?? <code>{value}</code>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** All design tokens with their values; colours in both themes with their contrast on paper. */
export function Tokens() {
  return (
    <>
      <Section title="Colours">
        <ul css={rows}>
          {(Object.keys(colors) as ColorName[]).map((name) => (
            <li key={name}>
              <strong>{name}</strong>
              <div>
                {(['light', 'dark'] as const).map((scheme) => {
                  const [value, paper] = [colors[name][scheme], colors.paper[scheme]]
                  return (
                    <div key={scheme} css={swatch(paper, value, colors.ink[scheme])}>
                      <code>{value}</code> {value.length === 7 && contrast(value, paper).toFixed(2)}
                    </div>
                  )
                })}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <TokenRows
        title="Type"
        tokens={theme.size}
        sample={(size) => <span css={type(size)}>A record that both sides trust, 2017</span>}
      />
      <TokenRows title="Fonts" tokens={theme.font} />
      <TokenRows title="Space" tokens={theme.space} sample={(size) => <div css={box(size)} />} />
      <TokenRows
        title="Radius"
        tokens={theme.radius}
        sample={(radius) => <div css={box('4rem', radius)} />}
      />
      <TokenRows
        title="Motion and measures"
        tokens={{ ...theme.motion, ...theme.width, target: theme.target }}
      />
    </>
  )
}
