/** Sizes of text in the units of a drawing, each with the height of its lines. */
export const sizes = { node: { font: 15, line: 20 }, note: { font: 15, line: 19 } } as const
export type Size = keyof typeof sizes

/** Weight of all text in diagrams. */
export const weight = 500
