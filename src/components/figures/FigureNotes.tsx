import { css } from '@emotion/react'
import { fillWords } from '../../site/interface-words'
import { useSiteData } from '../../site/site-data'
import { color, font, media, radius, space } from '../../styles/theme'
import { ActionLink } from '../links/ActionLink'
import { FigureOrigin } from './FigureOrigin'
import type { NotedFigure } from './noted-figures'

/** A ring in a larger click area. Zero width keeps it on the figure's line. */
const mark = css`
  position: relative;
  display: inline-grid;
  place-content: center;
  width: 1.25rem;
  height: 1.25rem;
  margin-inline: 0.375rem -1.625rem;
  border: 1px solid ${color.edge};
  border-radius: 50%;
  color: ${color.muted};
  font: 600 0.75rem / 1 ${font.text};
  vertical-align: top;
  &::before {
    content: 'i';
  }
  &::after {
    content: '';
    position: absolute;
    inset: -0.8125rem;
  }
  ${media.hover} {
    &:hover {
      background: ${color.action};
      color: ${color.onAction};
    }
  }
  @supports not selector(:popover-open) {
    display: none;
  }
`

/** Space for the mark. In print, notes are footnotes with an asterisk. */
export const notedFigure = css`
  padding-inline-end: 1.625rem;
  @media print {
    &::after {
      content: '*';
    }
  }
`

/** A button that opens a figure's note without script, by the note's id. */
export function FigureMark({ id, figure }: { id: string; figure: string }) {
  const words = useSiteData().interfaceWords.counting
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-label={fillWords(words.mark, { figure })}
      css={mark}
      data-no-print
    />
  )
}

/**
 * Notes open next to their mark if the browser and the screen allow it, else at the bottom of the
 * screen. In print and without popovers, they are below the figures.
 */
const notes = css`
  display: contents;
  & > div {
    inset: auto 0 4.5rem;
    width: min(24rem, 100vw - 2rem);
    margin: auto;
    padding: 1rem 1.25rem;
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.paper};
    color: ${color.ink};
    font-size: 1rem;
  }
  ${media.tablet} {
    @supports (position-area: end) {
      & > div {
        inset: auto;
        margin: 0.875rem 0;
        /* Next to the mark, to leave the figure visible. */
        position-area: end;
        position-try: flip-block, flip-inline, flip-block flip-inline;
      }
    }
  }
  & > div > p + * {
    margin-top: ${space[1]};
  }
  & > div > a {
    display: block;
    /* Makes a link of one line 44 px high. */
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

/** Notes on how figures were counted. */
export function FigureNotes({ figures }: { figures: readonly NotedFigure[] }) {
  const { interfaceWords, figuresPage: page } = useSiteData()
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
          {page && <ActionLink to={`${page.path}#${id}`}>{interfaceWords.counting.all}</ActionLink>}
        </div>
      ))}
    </div>
  )
}
