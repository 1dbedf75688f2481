import type { Measures } from './font-tables'

/** A text with English letter frequencies. */
const specimen =
  'We build what the next auditor can read. Most teams ask for a ledger and need a clear contract; others have one, ' +
  'and nobody who can run it. In 2017 we began with 3 engineers in Jakarta, and since then over 140 systems have gone ' +
  'live: exchanges, registries, wallets, payment rails and the quiet software between them. Which of these questions ' +
  'is yours? Tell us about the problem, the people it concerns and the date that matters.'

/** Widths of printable ASCII in thousandths of an em. Arial is on most systems, Roboto on Android. */
const widths = {
  Arial: {
    regular:
      '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
    bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  },
  Roboto: {
    regular:
      '248 258 320 616 562 732 622 175 342 348 431 567 197 276 264 413 562 562 562 562 562 562 562 562 562 562 242 211 508 549 523 473 898 652 623 651 656 568 553 681 713 272 552 627 539 873 713 688 631 688 616 594 597 648 637 887 627 601 599 265 411 265 418 451 309 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496 338 244 338 680',
    bold: '249 272 321 596 574 738 656 162 351 353 454 546 245 388 291 374 574 574 574 574 574 574 574 574 574 574 282 262 509 572 517 498 895 673 638 655 650 563 548 681 707 292 559 635 542 876 707 690 646 690 638 615 619 658 654 875 636 619 606 278 422 278 438 447 331 536 563 522 564 541 358 571 560 265 260 534 265 866 560 565 563 565 365 515 338 560 506 735 509 502 509 331 253 331 649',
  },
}

type LocalFont = keyof typeof widths
export const localFonts = Object.keys(widths) as LocalFont[]

type Face = keyof (typeof widths)[LocalFont]

/** Data for @font-face rules. */
export interface FontFacts {
  /** CSS weights: `400 600`. */
  weights: string
  /** `unicode-range` of the second file. */
  restRange: string
  /** In ems. */
  ascent: number
  descent: number
  /** Local fonts, and the family's width relative to them. */
  fallbacks: { font: LocalFont; weights: string; face: Face; width: number }[]
}

/**
 * Returns a family's width relative to a local font, which browsers show until
 * the family has loaded.
 */
export function relativeWidth({ widthOf }: Measures, font: LocalFont, face: Face): number {
  const localWidths = widths[font][face].split(' ').map(Number)
  let [own, local] = [0, 0]
  for (const character of specimen) {
    own += widthOf(character)
    local += (localWidths[character.charCodeAt(0) - 32] ?? 0) / 1000
  }
  return own / local
}
