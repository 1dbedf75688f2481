/** Minimum column width for the wide drawing (pixels). */
export const wideFrom = 560

/**
 * The drawings of a diagram, narrowest first. `units`: width of the viewBox, at a font size of 15. `from`: minimum
 * column width, `widest`: maximum display width (pixels). Text is 14 to 20 px high.
 */
export const drawings = [
  { name: 'narrow', units: 300, from: 0, widest: 400 },
  { name: 'middle', units: 400, from: 400, widest: 455 },
  { name: 'wide', units: 600, from: wideFrom, widest: 640 },
] as const
/** Wide drawings up to this width (in units) have the class `slim`. */
export const slimUpTo = 440

export type DrawingName = (typeof drawings)[number]['name']
