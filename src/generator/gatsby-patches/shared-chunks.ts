import { createHash } from 'node:crypto'

/** The field of webpack's chunks that names of shared scripts are computed from. */
interface NamedChunk {
  name?: string | null
}

/**
 * Split-chunks options that name a script shared by several pages after those pages, sorted. Gatsby takes the
 * pages in the order in which webpack came to them, which differs from build to build.
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
