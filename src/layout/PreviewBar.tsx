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

/** Page context that only previews have. */
export interface PreviewContext {
  preview?: {
    /** The text of the bar: the preview, its date and the page's state. */
    bar: string
    /** Pages that are not public yet, with the mark that precedes links to them. */
    marks: { path: string; mark: string }[]
  }
}

/** The bar at the bottom of preview pages. Also marks links to pages that are not public yet. */
export function PreviewBar({ bar: words, marks }: NonNullable<PreviewContext['preview']>) {
  // Use `::before`: where a whole card is a link, its `::after` covers the card.
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
