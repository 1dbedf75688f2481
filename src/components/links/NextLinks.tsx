import { css } from '@emotion/react'
import { color, font, media, size, space, target } from '../../styles/theme'
import { Section } from '../Section'
import { ActionLink } from './ActionLink'
import { PageWords } from './PageWords'
import type { PageLink } from './related-links'

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
  & h3 {
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.edge};
    font: 600 ${size.small} / 1.4 ${font.text};
    letter-spacing: 0.02em;
    color: ${color.warm};
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
`

const link = css`
  display: grid;
  align-content: center;
  min-height: ${target};
  padding-block: 0.625rem;
  color: ${color.ink};
  line-height: 1.4;
  text-decoration: none;
  & > strong {
    font-weight: 600;
  }
  & > span {
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover > strong {
      color: ${color.action};
      text-decoration: underline;
    }
  }
`

interface NextColumn {
  id?: string
  title: string
  items: readonly PageLink[]
}

/** The end of a page: where to read on, in columns; nothing where no column has a link. */
export function NextLinks({ title, columns }: { title: string; columns: readonly NextColumn[] }) {
  const filled = columns.filter(({ items }) => items.length > 0)
  if (filled.length === 0) return null
  return (
    <Section id="next" layout="stacked" title={title}>
      <div css={grid}>
        {filled.map(({ id, title: heading, items }) => (
          <div key={heading} id={id}>
            <h3>{heading}</h3>
            <ul>
              {items.map((page) => (
                <li key={page.path}>
                  <ActionLink to={page.path} css={link}>
                    <PageWords {...page} />
                  </ActionLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
