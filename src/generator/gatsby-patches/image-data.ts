/**
 * Caches the data computed for a picture: an author's portrait is in every article, and for each of them
 * gatsby-plugin-image would read the file, hash it and queue its sizes again.
 */
import type { CreateResolversArgs, Node } from 'gatsby'

/** Makes each process compute the data of a picture only once per size. */
export function rememberImageData({
  createResolvers,
}: Pick<CreateResolversArgs, 'createResolvers'>) {
  const cache = new Map<string, unknown>()
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
          if (!cache.has(key)) cache.set(key, info.originalResolver(image, options, context, info))
          return cache.get(key)
        },
      },
    },
  })
}
