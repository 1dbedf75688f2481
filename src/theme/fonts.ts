/**
 * npm packages of the font families in pages, PDFs and share images. The build creates subsets of their files and adjusts
 * the widths of local fallback fonts.
 *
 * https://fontsource.org lists free variable families, with packages named `@fontsource-variable/<name>`. Install a package
 * with `npm install --save-exact @fontsource-variable/<name>`.
 */
export const fonts = {
  /** Headings, names and numerals: weights from 300 to 600. */
  display: '@fontsource-variable/bricolage-grotesque',
  /** All other text: weights from 400 to 600. */
  text: '@fontsource-variable/instrument-sans',
} satisfies Record<string, string>

/**
 * Packages for further scripts in PDFs and share images. Noto Sans follows as a fallback with Latin, Greek, Cyrillic,
 * Vietnamese and Devanagari letters, signs, arrows and mathematics. If your content uses another script, add the package
 * of a variable family here, for example `@fontsource-variable/noto-sans-jp`.
 */
export const printFonts: readonly string[] = []

export type FontRole = keyof typeof fonts
export const fontRoles = Object.keys(fonts) as FontRole[]
