/**
 * Build constants for the framework. A script of its own, loaded first among the framework's, and not
 * part of `/boot.js`, since most visitors need it later than the page's text.
 */

/** Constants filled in by the build, which Gatsby's runtime reads. */
declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
})
