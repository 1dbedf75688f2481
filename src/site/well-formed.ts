/**
 * Replaces lone surrogates, because `encodeURIComponent` throws on them.
 * Browsers before 2023 lack `toWellFormed`.
 */
export function wellFormed(typed: string): string {
  return typed.replace(/\p{Surrogate}/gu, '\uFFFD')
}
