import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/**
 * Matches a number with a word, and a range with the adjacent characters:
 * `90-day`, `4–8`, `(2024–2028,`, `US$10k–50k`.
 */
const dashed = /(\S*\d-\p{L}\S*|\S{0,12}\d\S{0,3}–\S{0,12}\d\S{0,3})/u

/** Longer matches, such as addresses, must stay breakable. */
const maximumLength = 30

/** Units and months in English and Indonesian. Add words for other languages here. */
const units = [
  'thousand|million|billion|trillion|ribu|juta|miliar|triliun|percent|persen',
  '(?:second|minute|hour|day|week|month|year)s?|detik|menit|jam|hari|minggu|bulan|tahun',
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'Januari|Februari|Maret|Mei|Juni|Juli|Agustus|Oktober|Desember',
].join('|')
const beforeUnit = new RegExp(`(\\d)\\s(?=(?:${units})(?!\\p{L}))`, 'gu')

const unbroken = css`
  white-space: nowrap;
`

/** Keeps numbers and their units, and days and months, on one line. */
export const withUnits = (words: string): string => words.replace(beforeUnit, '$1\u00a0')

/**
 * Also keeps ranges and words such as `90-day` unbroken: browsers break lines
 * after a dash. A non-breaking hyphen would hide the word from searches.
 */
export function withRanges(words: string): ReactNode {
  const joined = withUnits(words)
  // Every second part is a match.
  const parts = joined.split(dashed)
  if (parts.length === 1) return joined
  return parts.map((part, index) => {
    const key = String(index)
    if (index % 2 === 0 || part.length > maximumLength) return part && <span key={key}>{part}</span>
    return (
      <span key={key} css={unbroken}>
        {part}
      </span>
    )
  })
}
