/** The brand mark: one kawung block, three fruits in one colour and the newest in another. */

export interface MarkOptions {
  /** Paint of three fruits. Default: the `currentColor` of the text beside it. */
  fruit?: string
  /** Paint of the fourth fruit. Default: `var(--accent)`. */
  newest?: string
  /** Paint of a square ground, for icons; without it the mark is cut to its own edges. */
  ground?: string
  /** Corner radius of the ground, in 64ths of its side. Maskable icons want 0. */
  radius?: number
  /** Part of the ground's side that the mark takes. Maskable icons want at most 0.6. */
  size?: number
}

/**
 * Returns the mark as a square SVG of 64 by 64 units; sharp down to 16 pixels.
 * @returns markup without ids, classes or styles; the caller gives it a name or hides it from readers
 */
export function mark({
  fruit = 'currentColor',
  newest = 'var(--accent)',
  ground,
  radius = 0,
  size = ground ? 0.75 : 1,
}: MarkOptions = {}): string {
  const inset = 32 - 32 * size
  const place = size === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${size})"`
  const back = ground ? `<rect width="64" height="64" rx="${radius}" fill="${ground}"/>` : ''
  const body = `${back}<g${place}>${fruits(fruit, newest)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`
}

/** Returns the fruits, of 28 units with gaps of 8: whole pixels at 16, 32 and 64. */
function fruits(fruit: string, newest: string): string {
  const three = [
    'M28 28H18A18 18 0 0 1 0 10V0H10A18 18 0 0 1 28 18Z',
    'M36 36H46A18 18 0 0 1 64 54V64H54A18 18 0 0 1 36 46Z',
    'M28 36V46A18 18 0 0 1 10 64H0V54A18 18 0 0 1 18 36Z',
  ]
  const fourth = 'M36 28V18A18 18 0 0 1 54 0H64V10A18 18 0 0 1 46 28Z'
  return `<path fill="${fruit}" d="${three.join('')}"/><path fill="${newest}" d="${fourth}"/>`
}
