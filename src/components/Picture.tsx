import type { QueriedPicture } from '../content-model/collections/query-results'

interface PictureProps {
  picture: QueriedPicture
  /** The `sizes` attribute: widths at which the page shows the picture. Default: its full width. */
  sizes?: string
  /** Whether it is in the first screen and loads at once instead of lazily. */
  eager?: boolean
}

/**
 * A picture from the data of `gatsby-plugin-image`, as plain markup instead of the package's component.
 *
 * Measured with version 3.16, in bytes as sent: `GatsbyImage` needs five style attributes and an inline
 * script for each picture, all of which the content security policy refuses. It adds 2.4 KB to the HTML of
 * the home page, and 62 KB to its scripts (204 KB where the budget is 150), because it draws in the browser
 * with `react-dom/server`. The helpers `getImage` and `getSrc` add over 4 KB to every page with a picture:
 * the package is one module, and the `propTypes` in it keep all of it in the bundle. So the browser gets
 * only its data and types; the build uses the helpers (feed.ts).
 */
export function Picture({ picture, sizes, eager = false }: PictureProps) {
  const { images, width, height } = picture.file.childImageSharp.gatsbyImageData
  const { fallback, sources = [] } = images
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
      ))}
      {/* In this order: once it has an address, Safari loads the picture without waiting for its sizes. */}
      <img
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
        alt={picture.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
