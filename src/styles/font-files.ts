/** Addresses of the font files: for each family, one with the core characters and one with all. */
import allOfDisplay from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
import allOfText from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
import display from './fonts/display.woff2'
import text from './fonts/text.woff2'

export const fontFiles = { display, allOfDisplay, text, allOfText }
