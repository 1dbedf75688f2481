/**
 * The two families of the site, by npm package: change them here, and pages, PDFs and share images follow. The build
 * cuts the files that every page loads and adjusts local fonts to their widths.
 *
 * Variable families that may be served by anybody are at https://fontsource.org; each is a package
 * `@fontsource-variable/<name>`. Install one with `npm install --save-exact @fontsource-variable/<name>`.
 */
export const fonts = {
  /** Headings, names and numerals: weights from 300 to 600. */
  display: '@fontsource-variable/bricolage-grotesque',
  /** All other text: weights from 400 to 600. */
  text: '@fontsource-variable/instrument-sans',
} satisfies Record<string, string>

/**
 * Families for letters that the two above lack, in PDFs and share images: Noto Sans and its families of signs follow
 * these, with Latin, Greek, Cyrillic, Vietnamese and Devanagari letters, signs, arrows and mathematics. A company that writes
 * in another script names the package of a variable family here, such as `@fontsource-variable/noto-sans-jp`.
 */
export const printFonts: readonly string[] = []

export type FontRole = keyof typeof fonts
export const fontRoles = Object.keys(fonts) as FontRole[]
