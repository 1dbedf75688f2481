/**
 * Decodes addresses. `decodeURI` and `decodeURIComponent` throw on percent
 * signs that are not valid UTF-8, such as `#100%` and `/caf%E9`.
 */

/** Decodes a part of an address. Keeps invalid percent signs. */
export function decodePart(encoded: string): string {
  return globalThis.decodeURIComponent(escapeMalformed(encoded))
}

/** Like `decodePart`, but keeps encoded reserved characters such as `%2F`. */
export function decodeAddress(encoded: string): string {
  return globalThis.decodeURI(escapeMalformed(encoded))
}

/** Escapes invalid percent signs, so decoders return them unchanged. */
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
