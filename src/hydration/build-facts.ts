/**
 * Build constants for the framework. A script of its own, loaded first among the framework's, and not
 * part of `/boot.js`, since most visitors need it later than the page's text.
 */

/** Constants filled in by the build: what Gatsby's runtime reads, and the hash of each script by name. */
declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string
declare const INTEGRITY: Readonly<Record<string, string>>

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
  /** Returns a script's hash, for webpack's runtime; see src/generator/gatsby-patches/scripts/script-integrity.ts. */
  integrityOf(address: string): string {
    const hash = INTEGRITY[address.replace(/^.*\/|-\w+\.js$/g, '')]
    return hash ? `sha256-${hash}` : ''
  },
})
