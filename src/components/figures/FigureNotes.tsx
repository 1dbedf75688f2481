import { css } from '@emotion/react'
import { useSiteData } from '../../site/site-data'
import { color, media, space } from '../../styles/theme'
import { ActionLink } from '../links/ActionLink'
import { FigureOrigin } from './FigureOrigin'
import type { NotedFigure } from './noted-figures'

/**
 * Notes open over the page: at their mark where there is room and the browser can place them, and otherwise at the foot
 * of the screen, above the button to the top. On paper, and where the browser has no popovers, they stand below the
 * figures.
 */
const notes = css`
  display: contents;
  & > div {
    inset: auto 0 4.5rem;
    width: min(24rem, 100vw - 2rem);
    margin: auto;
    padding: 1rem 1.25rem;
    border: 1px solid ${color.edge};
    background: ${color.paper};
    color: ${color.ink};
    font-size: 1rem;
  }
  ${media.tablet} {
    @supports (position-area: end) {
      & > div {
        inset: auto;
        margin: 0.875rem 1rem;
        position-area: block-end;
        position-try: flip-block;
      }
    }
  }
  & > div > p + * {
    margin-top: ${space[1]};
  }
  & > div > a {
    display: block;
    /* 44 px high with one line. */
    padding-block: 0.575rem;
  }
  @media print {
    display: block;
    & > div {
      all: unset;
      display: block;
      margin-top: ${space[1]};
      &::before {
        content: '* ';
      }
    }
    & p {
      display: inline;
    }
    & p + p::before {
      content: ' ';
    }
    & > div > a {
      display: none;
    }
  }
`

/** How figures were counted: notes that their marks open. */
export function FigureNotes({ figures }: { figures: readonly NotedFigure[] }) {
  const words = useSiteData().interfaceWords.counting
  const page = useSiteData().figuresPage
  const noted = figures.filter(({ method }) => method)
  if (noted.length === 0) return null
  return (
    <div css={notes}>
      {noted.map(({ id, note, shown, method, ...origin }) => (
        <div key={note} id={note} popover="auto">
          <p>
            <strong>{shown}</strong>
          </p>
          <p>{method}</p>
          <p>
            <small>
              <FigureOrigin {...origin} />
            </small>
          </p>
          {page && <ActionLink to={`${page.path}#${id}`}>{words.all}</ActionLink>}
        </div>
      ))}
    </div>
  )
}
