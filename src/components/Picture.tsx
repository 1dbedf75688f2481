import type { QueriedPicture } from '../content-model/collections/query-results'

interface PictureProps {
  picture: QueriedPicture
  /** The `sizes` attribute. Default: the picture's full width */
  sizes?: string
  /** Loads at once, for a picture in the first screen. */
  eager?: boolean
}

/**
 * A picture from `gatsby-plugin-image` data. The CSP blocks the inline styles and scripts of
 * `GatsbyImage`, which also adds 62 KB of `react-dom/server`; its helpers would add 4 KB per page.
 */
export function Picture({ picture, sizes, eager = false }: PictureProps) {
  const { images, width, height } = picture.file.childImageSharp.gatsbyImageData
  const { fallback, sources = [] } = images
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? usual} />
      ))}
      {/* Keep `src` last: Safari starts to load it without waiting for
          `sizes`. */}
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
