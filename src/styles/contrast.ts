/**
 * Returns the contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it.
 * @param colours as `#RRGGBB`
 */
export function contrast(...colours: [string, string]): number {
  const [darker, lighter] = colours.map(luminance).sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
