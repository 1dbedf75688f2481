import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Matches a range with the adjacent characters: `4–8`, `(2024–2028,`, `US$10k–50k`. */
const range = /(\S{0,12}\d\S{0,3}–\S{0,12}\d\S{0,3})/

const unbroken = css`
  white-space: nowrap;
`

/** Keeps ranges unbroken: browsers break lines after an en dash. */
export function withRanges(words: string): ReactNode {
  // Every second part is a range.
  const parts = words.split(range)
  if (parts.length === 1) return words
  return parts.map((part, index) => {
    const key = String(index)
    if (index % 2 === 0) return part && <span key={key}>{part}</span>
    return (
      <span key={key} css={unbroken}>
        {part}
      </span>
    )
  })
}
