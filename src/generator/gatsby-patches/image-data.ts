/**
 * Remembers what was computed for a picture: an author's portrait stands in every article, and for each
 * of them gatsby-plugin-image would read the file, hash it and queue its sizes again.
 */
import type { CreateResolversArgs, Node } from 'gatsby'

/** Makes each process compute the data of one picture at one size once. */
export function rememberImageData({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>) {
  const known = new Map<string, unknown>()
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve(
          image: Node,
          options: object,
          context: unknown,
          info: { originalResolver(...args: unknown[]): unknown },
        ) {
          const key = JSON.stringify([image.id, image.internal.contentDigest, options])
          if (!known.has(key)) known.set(key, info.originalResolver(image, options, context, info))
          return known.get(key)
        },
      },
    },
  })
}
