/** The package has no types of its own; this is the half of it that pictures use. */
declare module 'wawoff2' {
  /** Turns the bytes of a WOFF2 file into those of the TrueType file inside it. */
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>
}
