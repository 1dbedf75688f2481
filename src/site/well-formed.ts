/**
 * Like `toWellFormed`, which browsers before 2023 lack: `encodeURIComponent`
 * throws on a lone surrogate.
 */
export function wellFormed(typed: string): string {
  return typed.replace(/\p{Surrogate}/gu, '\uFFFD')
}
