/** Narrowest column in pixels with the wide drawing. */
export const wideFrom = 560

/**
 * The drawings of a diagram, from the narrowest: their width in their own units, of which text is 15, and in pixels the
 * narrowest column that shows each and the widest that each becomes. Text is 14 to 20 px.
 */
export const drawings = [
  { name: 'narrow', units: 300, from: 0, widest: 400 },
  { name: 'middle', units: 400, from: 400, widest: 455 },
  { name: 'wide', units: 600, from: wideFrom, widest: 640 },
] as const
export type DrawingName = (typeof drawings)[number]['name']
