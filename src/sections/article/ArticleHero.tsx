import { css } from '@emotion/react'
import { Breadcrumb } from '../../components/links/Breadcrumb'
import { Motif } from '../../components/Motif'
import { OpeningEnd } from '../../components/OpeningEnd'
import { Picture } from '../../components/Picture'
import { container } from '../../components/Section'
import { categoryPath } from '../../content-model/addresses/blog-pages'
import type { Entry } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { readingMinutes } from '../../site/reading-time'
import { useDates, useWords } from '../../site/use-writing'
import { thirdAndRest } from '../../styles/columns'
import { mutedSmall, wrapping } from '../../styles/parts'
import { color, font, media, size, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'

const head = css`
  border-bottom: 1px solid ${color.line};
`

const words = css`
  ${container};
  ${thirdAndRest};
  gap: ${space[3]};
  padding-block: ${space.opening} ${space[5]};
  ${media.desktop} {
    column-gap: ${space[5]};
    & > * {
      grid-column: 2;
    }
  }
  & > h1 {
    font-size: clamp(2.125rem, 1.5rem + 2.7vw, 4rem);
    max-width: 15em;
  }
  & > p {
    max-width: 36em;
    font: 400 ${size.lead} / 1.45 ${font.text};
    color: ${color.muted};
  }
  & > picture > img {
    width: 100%;
  }
`

const byline = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[1]};
  & > picture {
    flex: none;
  }
  & > div {
    min-width: 0;
  }
  & img {
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 50%;
  }
`

/** On phones, the motif's halves are side by side, from edge to edge. */
const art = css`
  order: 9;
  margin: ${space[2]} calc(-1 * ${space.gutter}) calc(-1 * ${space[5]});
  overflow: clip;
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    order: 0;
    grid-area: 1 / 1 / span 4 / 2;
    max-width: 17rem;
    margin: 0;
    & > div {
      grid-template-columns: 1fr;
    }
  }
`

const meta = css`
  ${wrapping};
  gap: 0 0.875rem;
  ${mutedSmall};
  font-variant-numeric: tabular-nums;
  ${media.phone} {
    /* Starts a line of its own in every font, so that late fonts move nothing. */
    & > :nth-child(3) {
      flex-basis: 100%;
    }
  }
`

interface ArticleHeroProps {
  labels: InterfaceWords['articlePage']
  article: Entry<'articles'>
}

export function ArticleHero({ labels, article }: ArticleHeroProps) {
  const { title, summary, category, author, cover, published, updated, wordCount } = article
  const dateOf = useDates()
  const wordsOf = useWords()
  const list = { path: categoryPath(category), title: article.categoryName }
  return (
    <header css={head}>
      <div css={words}>
        {showsMotif && (
          <div css={art} data-no-print>
            <Motif seed={article.slug} subject={{ category }} />
          </div>
        )}
        <Breadcrumb trail={[list, article]} />
        <h1>{title}</h1>
        <p>{summary}</p>
        <div css={byline}>
          {author && <Picture picture={{ ...author.photo, alt: '' }} sizes="52px" eager />}
          <div>
            {author && <strong>{author.name}</strong>}
            {author && <span>{`, ${author.title}`}</span>}
            <p css={meta}>
              <time dateTime={published}>{dateOf(published)}</time>
              <span>{wordsOf(labels.readingTime, { minutes: readingMinutes(wordCount) })}</span>
              {updated && (
                <span>
                  <span>{`${labels.updated} `}</span>
                  <time dateTime={updated}>{dateOf(updated)}</time>
                </span>
              )}
            </p>
          </div>
        </div>
        {cover && <Picture picture={cover} sizes="(min-width: 60rem) 60vw, 100vw" eager />}
      </div>
      <OpeningEnd />
    </header>
  )
}
