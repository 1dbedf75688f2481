/** Sizes of text in pixels, each with the height of its lines. */
export const sizes = { node: { font: 15, line: 20 }, note: { font: 14, line: 18 } } as const
export type Size = keyof typeof sizes

/** Weight of all text in diagrams. */
export const weight = 500
