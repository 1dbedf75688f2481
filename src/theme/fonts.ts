/**
 * npm packages of the fonts in pages, PDFs and share images.
 *
 * https://fontsource.org lists free variable families. Install a package with
 * `npm install --save-exact @fontsource-variable/<name>`.
 */
export const fonts = {
  /** Headings, names and numerals: weights from 300 to 600. */
  display: '@fontsource-variable/bricolage-grotesque',
  /** All other text: weights from 400 to 600. */
  text: '@fontsource-variable/instrument-sans',
} satisfies Record<string, string>

/**
 * Packages for other scripts in PDFs and share images, for example
 * `@fontsource-variable/noto-sans-jp`. Noto Sans already covers Latin, Greek,
 * Cyrillic, Vietnamese, Devanagari, arrows and mathematics.
 */
export const printFonts: readonly string[] = []

export type FontRole = keyof typeof fonts
export const fontRoles = Object.keys(fonts) as FontRole[]
