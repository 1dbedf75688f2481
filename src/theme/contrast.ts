import { type ColorName, colors, type Scheme, schemes } from './colors'

/** Minimum contrast by WCAG 2.2: 4.5 for text, 7 for long texts, 3 for edges. */
const pairs: readonly (readonly [name: ColorName, background: ColorName, needed: number])[] = [
  ['ink', 'paper', 7],
  ['ink', 'wash', 7],
  ['muted', 'paper', 7],
  ['muted', 'wash', 7],
  ['action', 'paper', 4.5],
  ['action', 'wash', 4.5],
  ['warm', 'paper', 4.5],
  ['warm', 'wash', 4.5],
  ['alert', 'paper', 4.5],
  ['alert', 'wash', 4.5],
  ['success', 'paper', 4.5],
  ['success', 'wash', 4.5],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionOver', 4.5],
  ['onBand', 'band', 4.5],
  ['edge', 'paper', 3],
]

/**
 * Returns a message and the first colour for each weak pair.
 * @param palette values as `#RRGGBB`
 */
export function weakContrasts(
  palette: Readonly<Record<ColorName, Readonly<Record<Scheme, string>>>> = colors,
): { name: ColorName; message: string }[] {
  return pairs.flatMap(([name, background, needed]) =>
    schemes.flatMap((scheme) => {
      const found = contrast(palette[name][scheme], palette[background][scheme])
      if (found >= needed) return []
      // 4.49 must not appear as 4.5.
      const ratio = Math.floor(found * 10) / 10
      const message = `${name} on ${background} is ${ratio}:1 in the ${scheme} scheme; ${needed}:1 is needed. Make the darker colour darker or the lighter colour lighter.`
      return [{ name, message }]
    }),
  )
}

/**
 * Returns the WCAG 2.2 contrast ratio, 1 to 21.
 * @param values as `#RRGGBB`
 */
export function contrast(...values: [string, string]): number {
  const [darker, lighter] = values.map(luminance).sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(value.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
