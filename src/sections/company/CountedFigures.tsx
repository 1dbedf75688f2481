import { css } from '@emotion/react'
import { Disclosure } from '../../components/Disclosure'
import { FigureOrigin } from '../../components/figures/FigureOrigin'
import { ActionLink } from '../../components/links/ActionLink'
import { withRanges, withUnits } from '../../components/ranges'
import { Section } from '../../components/Section'
import type { CountedPage } from '../../content-model/collections/query-results'
import { useCompany } from '../../site/site-data'
import { columnsFrom } from '../../styles/columns'
import { mutedSmall } from '../../styles/parts'
import { color, font, headerHeight, media, space } from '../../styles/theme'

const pageList = css`
  & > li {
    border-bottom: 1px solid ${color.line};
  }
  & > li:first-child:has(details) {
    border-top: 1px solid ${color.line};
  }
  & details > p {
    padding-block: ${space[1]} ${space[3]};
  }
`

const figureList = css`
  & > div {
    ${columnsFrom(media.tablet, 'minmax(0, 1fr) minmax(0, 2fr)')};
    grid-template-rows: auto 1fr;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
    scroll-margin-top: ${headerHeight};
  }
  /* The figure that a note linked to. */
  & > div:target {
    border-top-color: ${color.accent};
    box-shadow: inset 0 2px ${color.accent};
  }
  & dt {
    font: 300 1.375rem / 1.25 ${font.display};
    font-variant-numeric: lining-nums;
    letter-spacing: -0.01em;
    color: ${color.warm};
    ${media.tablet} {
      grid-row: span 2;
    }
  }
  & dd + dd {
    ${mutedSmall};
  }
`

/** Figures with their methods: the company's, then by collection. */
export function CountedFigures({ pages }: { pages: readonly CountedPage[] }) {
  const { brand } = useCompany()
  const titleOf = ({ path, collection }: CountedPage) => (path === '/' ? brand : collection)
  const titles = [...new Set(pages.map(titleOf))]
  return titles.map((title, index) => (
    <Section key={String(index)} title={title}>
      <ul css={pageList}>
        {pages
          .filter((page) => titleOf(page) === title)
          .map((page, position) => (
            <li key={page.path}>
              {page.title ? (
                <Disclosure title={page.title} note={page.figures[0]?.shown} open={position === 0}>
                  <FigureList page={page} />
                  <p>
                    <ActionLink to={page.path} name={page.title} />
                  </p>
                </Disclosure>
              ) : (
                <FigureList page={page} />
              )}
            </li>
          ))}
      </ul>
    </Section>
  ))
}

function FigureList({ page }: { page: CountedPage }) {
  return (
    <dl css={figureList}>
      {page.figures.map(({ id, shown, method, ...origin }) => (
        <div key={id} id={id}>
          <dt>{withUnits(shown)}</dt>
          <dd>{method && withRanges(method)}</dd>
          {(origin.asOf || origin.source || origin.sourceUrl) && (
            <dd>
              <FigureOrigin {...origin} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
