/** Widths of the two drawings of a diagram, in their own units: their text is 15 of them high. */
export const widths = { narrow: 300, wide: 600 } as const

/** Width in pixels of a column from which the wide drawing is shown: its text is 14 px there. */
export const wideFrom = 560

/** The widest in pixels that each is drawn: text of 19.5 px on a phone, and of 17 px elsewhere. */
export const widestDrawn = { narrow: 390, wide: 680 } as const
