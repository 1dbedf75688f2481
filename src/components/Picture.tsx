import type { QueriedPicture } from '../content-model/collections/query-results'

interface PictureProps {
  picture: QueriedPicture
  /** The `sizes` attribute: widths at which the page shows the picture. Default: its full width. */
  sizes?: string
  /** Whether it is in the first screen and loads at once instead of lazily. */
  eager?: boolean
}

/**
 * A picture from the data of `gatsby-plugin-image`, as plain markup. The package's component needs style attributes and
 * inline scripts, which the CSP refuses, and adds 62 KB to the home page's scripts, since it draws with
 * `react-dom/server`. Its helpers add 4 KB to each page with a picture: only the build uses them (feed.ts).
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
