import type { ColorName } from './colors'

/** Colours of code by token, checked by contrast.ts. Other tokens have the text colour. */
export const codeColors = {
  comment: 'muted',
  keyword: 'action',
  string: 'success',
  constant: 'warm',
  inserted: 'success',
  deleted: 'alert',
  changed: 'warm',
} as const satisfies Record<string, ColorName>

export type CodeToken = keyof typeof codeColors
