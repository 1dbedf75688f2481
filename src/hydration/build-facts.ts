/** Build constants for the framework: not part of `/boot.js`, since most visitors need them later than the text. */

/** Constants filled in by the build, which Gatsby's runtime reads. */
declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
})
