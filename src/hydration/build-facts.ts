/** Build constants that Gatsby's runtime reads. Kept out of `/boot.js`, because they are only needed for hydration. */

declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
})
