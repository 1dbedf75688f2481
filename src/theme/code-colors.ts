import type { ColorName } from './colors'

/**
 * Colours of highlighted code, by kind of token. Each is legible on paper and on wash (contrast.ts), in both schemes.
 * Everything else has the colour of text.
 */
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
