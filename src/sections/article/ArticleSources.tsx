import { css } from '@emotion/react'
import type { Entry } from '../../content-model/collections/query-results'
import { mutedSmall } from '../../styles/parts'
import { color, size, space, width } from '../../styles/theme'

const sourceList = css`
  max-width: ${width.measure};
  margin-top: ${space[4]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.edge};
  & > h2 {
    font-size: ${size.h3};
    margin-bottom: ${space[1]};
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
  & a {
    display: block;
    padding-block: 0.75rem;
    text-decoration: none;
  }
  & a:hover > span:first-of-type {
    text-decoration: underline;
  }
  & a > span {
    display: block;
    line-height: 1.4;
  }
  & a > span:last-of-type {
    ${mutedSmall};
  }
  @media print {
    & a > span:last-of-type {
      display: none;
    }
    & a::after {
      content: attr(href);
      font-size: ${size.small};
    }
  }
`

interface ArticleSourcesProps extends Pick<Entry<'articles'>, 'sources'> {
  title: string
}

export function ArticleSources({ title: heading, sources }: ArticleSourcesProps) {
  if (sources.length === 0) return null
  return (
    <section css={sourceList} aria-labelledby="sources">
      <h2 id="sources">{heading}</h2>
      <ul data-plain>
        {sources.map(({ title, url }, index) => (
          <li key={String(index)}>
            <a href={url}>
              <span>{title}</span>
              <span>{new URL(url).hostname.replace(/^www\./, '')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
