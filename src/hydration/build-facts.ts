/** Build constants for Gatsby's runtime. `/boot.js` does not need them. */

declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
})
