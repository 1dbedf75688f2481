import type { QueriedPicture } from '../content-model/collections/query-results'

interface PictureProps {
  picture: QueriedPicture
  /** The `sizes` attribute: the picture's widths on the page. Default: its full width. */
  sizes?: string
  /** Whether the picture is in the first screen and loads at once instead of lazily. */
  eager?: boolean
}

/**
 * A picture from `gatsby-plugin-image` data. The package's own component needs inline styles and scripts, which the CSP
 * refuses, and adds 62 KB of `react-dom/server`. Its helpers would add 4 KB per page, so only the build uses them
 * (feed.ts).
 */
export function Picture({ picture, sizes, eager = false }: PictureProps) {
  const { images, width, height } = picture.file.childImageSharp.gatsbyImageData
  const { fallback, sources = [] } = images
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
      ))}
      {/* Keep `src` last: Safari starts loading at `src` without waiting for `sizes`. */}
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
