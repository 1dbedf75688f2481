import { css, Global } from '@emotion/react'
import { withPrefix } from 'gatsby'
import { color, size, space } from '../styles/theme'

const bar = css`
  position: sticky;
  bottom: 0;
  z-index: 10;
  padding: ${space[1]} ${space[2]};
  background: ${color.band};
  color: ${color.onBand};
  font-size: ${size.small};
  font-weight: 600;
  text-align: center;
`

/** The part of a page’s context that only previews have. */
export interface PreviewContext {
  preview?: {
    /** The preview, its day, and the state of the page. */
    bar: string
    /** Addresses of pages that are not public yet, each with the mark before links to it. */
    marks: { path: string; mark: string }[]
  }
}

/** The bar at the foot of every page of a preview. Links to pages that are not public yet have a mark. */
export function PreviewBar({ bar: words, marks }: NonNullable<PreviewContext['preview']>) {
  // Before the words: where a whole card is the link, its `::after` covers the card.
  const styles = marks.map(
    ({ path, mark }) =>
      `a[href=${JSON.stringify(withPrefix(path))}]::before { content: ${JSON.stringify(`(${mark}) `)}; }`,
  )
  return (
    <>
      <Global styles={styles.join('\n')} />
      <aside css={bar} aria-label={words}>
        {words}
      </aside>
    </>
  )
}
