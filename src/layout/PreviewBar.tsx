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

/** Page context of previews. */
export interface PreviewContext {
  preview?: {
    /** The preview, its date and the page's state. */
    bar: string
    /** Unpublished pages, with the mark before links to them. */
    marks: { path: string; mark: string }[]
  }
}

/** The bar of preview pages. Also marks links to unpublished pages. */
export function PreviewBar({ bar: words, marks }: NonNullable<PreviewContext['preview']>) {
  // Uses `::before`, because `::after` makes a link cover its card.
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
