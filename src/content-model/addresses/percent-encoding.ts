/**
 * Percent-encoding in addresses that visitors or writers typed. `decodeURI` and `decodeURIComponent` throw on a percent sign
 * that encodes no character of UTF-8, such as those of `#100%` and `/caf%E9`.
 */

/** Decodes part of an address. Percent signs that encode no character stay as they are. */
export function decodePart(encoded: string): string {
  return globalThis.decodeURIComponent(escapeMalformed(encoded))
}

/** Decodes a whole address. Percent signs that encode no character stay, as do reserved characters such as `%2F`. */
export function decodeAddress(encoded: string): string {
  return globalThis.decodeURI(escapeMalformed(encoded))
}

/** Escapes the percent signs that encode no character, so that decoders return them as they are. */
export function escapeMalformed(encoded: string): string {
  return encoded.replace(/(?:%[\da-f]{2})+|%/gi, (run) => {
    try {
      globalThis.decodeURIComponent(run)
      return run
    } catch {
      return run.replaceAll('%', '%25')
    }
  })
}
