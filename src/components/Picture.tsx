import type { QueriedPicture } from '../content-model/collections/query-results'

interface PictureProps {
  picture: QueriedPicture
  /** The `sizes` attribute: widths at which the page shows the picture. Default: its full width. */
  sizes?: string
  /** Whether it is in the first screen and loads at once instead of lazily. */
  eager?: boolean
}

/**
 * A picture of the image pipeline as plain markup. `GatsbyImage` would add inline styles, which the
 * content security policy refuses, and keep the picture transparent until scripts have run.
 */
export function Picture({ picture, sizes, eager = false }: PictureProps) {
  const { images, width, height } = picture.file.childImageSharp.gatsbyImageData
  const { fallback, sources = [] } = images
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes: usual }) => (
        <source key={type} type={type} srcSet={oneLine(srcSet)} sizes={sizes ?? usual} />
      ))}
      <img
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

/** Joins the lines of a `srcset`: the image pipeline breaks lines between candidates. */
function oneLine(srcSet: string): string {
  return srcSet.replace(/\s+/g, ' ')
}
