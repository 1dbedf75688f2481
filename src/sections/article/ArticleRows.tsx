import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import type { Card } from '../../content-model/collections/query-results'
import { useDates } from '../../site/use-writing'
import { columnsFrom } from '../../styles/columns'
import { mutedSmall, wholeLink } from '../../styles/parts'
import { color, media, space } from '../../styles/theme'

const rows = css`
  & > li {
    ${wholeLink};
    ${columnsFrom(media.tablet, '9rem minmax(0, 1fr)')};
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  & > li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  & > li > p {
    ${mutedSmall};
    ${media.tablet} {
      padding-top: 0.35rem;
    }
  }
  & > li > p > span {
    display: block;
    color: ${color.warm};
    font-weight: 600;
  }
  & > li > div {
    display: grid;
    gap: 0.375rem;
    max-width: 40em;
  }
  & > li > div > p {
    color: ${color.muted};
  }
`

export function ArticleRows({ articles }: { articles: readonly Card<'articles'>[] }) {
  const dateOf = useDates()
  return (
    <ul css={rows}>
      {articles.map(({ path, title, summary, categoryName, published }) => (
        <li key={path}>
          <p>
            <span>{categoryName}</span>
            <time dateTime={published}>{dateOf(published)}</time>
          </p>
          <div>
            <h3>
              <ActionLink to={path} name={title} />
            </h3>
            <Summary page={path}>{summary}</Summary>
          </div>
        </li>
      ))}
    </ul>
  )
}
