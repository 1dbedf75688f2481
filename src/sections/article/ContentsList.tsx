import { css } from '@emotion/react'
import { frameId } from '../../content-model/addresses/frame-id'
import type { BodyHeading } from '../../content-model/read/body'
import { pressableLine } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'

const contents = css`
  & > h2 {
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
    color: ${color.warm};
    padding-bottom: ${space[1]};
  }
  & a {
    ${pressableLine};
    padding-block: 0.375rem;
    border-top: 1px solid ${color.line};
    color: ${color.ink};
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
  }
  /* Where the reader is, in browsers that can tell. */
  & > ol {
    scroll-target-group: auto;
  }
  & a:target-current {
    border-color: ${color.warm};
    color: ${color.action};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.action};
      border-color: ${color.action};
    }
  }
`

interface ContentsListProps {
  title: string
  headings: readonly BodyHeading[]
}

/** Table of contents: links to the main headings of a long text; nothing where it has none. */
export function ContentsList({ title, headings }: ContentsListProps) {
  const main = headings.filter(({ depth }) => depth === 2)
  if (main.length === 0) return null
  return (
    <nav css={contents} aria-labelledby={frameId('contents')}>
      <h2 id={frameId('contents')}>{title}</h2>
      <ol>
        {main.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
