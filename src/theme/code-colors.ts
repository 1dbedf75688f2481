import type { ColorName } from './colors'

/**
 * Colours of highlighted code by token. contrast.ts checks that they are legible on paper and wash in both schemes. Other
 * tokens have the text colour.
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
