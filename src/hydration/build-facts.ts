/**
 * What the framework has to know of the build. It is the first of its scripts, and not a part of
 * `/boot.js`, since most visitors of a page need it later than their text.
 */

/** Filled in by the build: what Gatsby's runtime asks for, and the hash of each script by its name. */
declare const CHUNK_MAPPING: string
declare const COMPILATION_HASH: string
declare const INTEGRITY: Readonly<Record<string, string>>

Object.assign(window, {
  ___chunkMapping: CHUNK_MAPPING,
  ___webpackCompilationHash: COMPILATION_HASH,
  /** The hash of a script of this build; webpack's runtime asks for it, see src/generator/bundle/script-integrity.ts. */
  integrityOf(address: string): string {
    const hash = INTEGRITY[address.replace(/^.*\/|-\w+\.js$/g, '')]
    return hash ? `sha256-${hash}` : ''
  },
})
