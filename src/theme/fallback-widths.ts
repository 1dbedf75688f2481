import type { Measures } from './font-tables'

/** Has English letter frequencies. */
const specimen =
  'We build what the next auditor can read. Most teams ask for a ledger and need a clear contract; others have one, ' +
  'and nobody who can run it. In 2017 we began with 3 engineers in Jakarta, and since then over 140 systems have gone ' +
  'live: exchanges, registries, wallets, payment rails and the quiet software between them. Which of these questions ' +
  'is yours? Tell us about the problem, the people it concerns and the date that matters.'

/** Widths of printable ASCII in thousandths of an em. */
const arial = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
}

type ArialCut = keyof typeof arial

/** Data for @font-face rules. */
export interface FontFacts {
  /** CSS weights: `400 600`. */
  weights: string
  /** `unicode-range` of the second file. */
  restRange: string
  /** In ems. */
  ascent: number
  descent: number
  /** Cuts of Arial, and the family's width relative to them. */
  fallbacks: { weights: string; cut: ArialCut; width: number }[]
}

/**
 * Returns a family's width relative to Arial, which browsers show until the
 * family has loaded.
 */
export function relativeWidth({ widthOf }: Measures, cut: ArialCut): number {
  const widths = arial[cut].split(' ').map(Number)
  let [own, local] = [0, 0]
  for (const character of specimen) {
    own += widthOf(character)
    local += (widths[character.charCodeAt(0) - 32] ?? 0) / 1000
  }
  return own / local
}
