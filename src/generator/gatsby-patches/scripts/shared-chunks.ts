/**
 * Names a script that several pages share after those pages, sorted. Gatsby takes the pages in the order in
 * which webpack came to them, which differs from build to build.
 *
 * Internal: the cache group `shared` of Gatsby 5.16.1’s split-chunks options (`gatsby/dist/utils/webpack.config`),
 * whose `name` this overrides.
 * Gain: no time. After four edits two scripts had other names, and visitors would load the same code again.
 * When it is gone: webpack has a further group, and the scripts are split in another way; the canary fails.
 */
import { createHash } from 'node:crypto'

/** The field of webpack's chunks that names of shared scripts are computed from. */
interface NamedChunk {
  name?: string | null
}

/**
 * Split-chunks options that are merged with Gatsby's. Modules of this many characters or more, which several pages
 * share, are a script of their own. Of Gatsby's 20,000, one that services share with other pages falls just short: it
 * would be part of each of them, and the home page 3.6 KB larger.
 */
export const sharedChunks = {
  minSize: 18_000,
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
