import { createHash } from 'node:crypto'

/** The part of webpack's chunks that their names are made of. */
interface NamedChunk {
  name?: string | null
}

/**
 * Names the scripts that several pages share after the pages, in order. Gatsby takes the pages in the
 * order in which webpack came to them, which differs from build to build.
 */
export const sharedChunks = {
  cacheGroups: {
    shared: {
      name: (_module: unknown, chunks: readonly NamedChunk[]): string =>
        createHash('sha1')
          .update(
            chunks
              .map(({ name }) => name)
              .sort()
              .join(),
          )
          .digest('hex'),
    },
  },
}
