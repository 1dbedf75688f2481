/** `String.prototype.toWellFormed`, which browsers of before 2023 lack: `encodeURIComponent` throws on half a character. */
export function wellFormed(typed: string): string {
  return typed.replace(/\p{Surrogate}/gu, '\uFFFD')
}
