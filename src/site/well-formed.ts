/**
 * Returns what a visitor typed with U+FFFD for each lone surrogate, half of a character: `encodeURIComponent` throws
 * on one. As `String.prototype.toWellFormed`, which browsers of before 2023 lack.
 */
export function wellFormed(typed: string): string {
  return typed.replace(/\p{Surrogate}/gu, '\uFFFD')
}
