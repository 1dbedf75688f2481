/** The languages of the site in content/, by the addresses of its pages. */
import { folderOf } from '../../src/content-model/translation/own-slug'
import { readSettings } from '../../src/generator/nodes/settings'

const [original = '', ...further] = readSettings('.').languages

/** Returns the language of the page at an address, as a BCP 47 tag. */
export function languageOf(path: string): string {
  return further.find((tag) => `${path}/`.startsWith(`${folderOf(tag)}/`)) ?? original
}

/** Whether a file of content is an original, and not a translation of one. */
export const isOriginal = (file: string): boolean =>
  !further.some((tag) => new RegExp(`\\.${tag}\\.\\w+$`).test(file))
