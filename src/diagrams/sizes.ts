/** Font sizes and line heights in units of a drawing. */
export const sizes = { node: { font: 15, line: 20 }, note: { font: 15, line: 19 } } as const
export type Size = keyof typeof sizes

/** Font weight of all text in diagrams. */
export const weight = 500
