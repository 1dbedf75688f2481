import { css } from '@emotion/react'
import { ActionLink } from '../../components/links/ActionLink'
import { Summary } from '../../components/links/IfTranslated'
import { Motif } from '../../components/Motif'
import { Section } from '../../components/Section'
import type { Card } from '../../content-model/collections/query-results'
import { useDates } from '../../site/use-writing'
import { columnsFrom } from '../../styles/columns'
import { wholeLink } from '../../styles/parts'
import { color, media, size, space } from '../../styles/theme'
import { showsMotif } from '../../theme/site-theme'

const lead = css`
  ${wholeLink};
  ${showsMotif ? columnsFrom(media.tablet, 'minmax(0, 4fr) minmax(0, 8fr)') : ''};
  gap: ${space[4]} ${space[5]};
`

const art = css`
  max-width: 12rem;
  ${media.desktop} {
    max-width: 19rem;
  }
`

const words = css`
  display: grid;
  gap: ${space[2]};
  align-content: center;
  & > h2 {
    font-size: clamp(1.875rem, 1.5rem + 1.8vw, 3rem);
    font-weight: 500;
    letter-spacing: -0.02em;
    max-width: 18em;
  }
  & > p {
    max-width: 36em;
    font-size: ${size.lead};
    line-height: 1.5;
    color: ${color.muted};
  }
  & > p:first-of-type {
    font-size: ${size.small};
  }
  & strong {
    color: ${color.warm};
    margin-inline-end: ${space[1]};
  }
`

/** The newest article, shown large. */
export function BlogLead({ article }: { article: Card<'articles'> }) {
  const dateOf = useDates()
  const { path, slug, title, summary, category, categoryName, published } = article
  return (
    <Section layout="stacked">
      <div css={lead}>
        {showsMotif && (
          <div css={art} data-no-print>
            <Motif seed={slug} subject={{ category }} />
          </div>
        )}
        <div css={words}>
          <p>
            <strong>{`${categoryName} `}</strong>
            <time dateTime={published}>{dateOf(published)}</time>
          </p>
          <h2>
            <ActionLink to={path} name={title} />
          </h2>
          <Summary page={path}>{summary}</Summary>
        </div>
      </div>
    </Section>
  )
}
