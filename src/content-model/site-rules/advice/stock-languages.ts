import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { utilityPages } from '../../addresses/page-names'
import { type CheckedFile, pathOf } from '../../check/checked-file'
import { type FileDiagnostic, ofFile } from '../../check/diagnostics'
import { locate } from '../../read/locations'
import { readSource } from '../../read/source'
import { languageName } from '../../translation/language-name'
import { languagesOf } from '../translations'

/** Files that a new company receives in the language of the sample. */
const stock = new Set([
  'interface.yaml',
  ...[...utilityPages, 'privacy-policy'].map((name) => `pages/${name}.mdx`),
])

/** The most common words of each language, without words that both have. */
const commonWords = {
  en: 'the of and to is in that it for you this with we are on or not',
  id: 'yang dan di ke dari untuk tidak ini itu dengan atau Anda kami pada dapat akan dalam',
}
/** Files have 8 to 30 % common words of their language, 0.1 % of the other. */
const minCommonShare = 0.05

/** Advises on stock files that are not yet in the site's language. */
export function adviseOnLanguages(files: readonly CheckedFile[], root: string): FileDiagnostic[] {
  const [original] = languagesOf(files)
  if (original === undefined) return []
  return files.flatMap(({ file, language = original, diagnostics }) => {
    // Placeholders of a new translation quote the original.
    if (diagnostics.some(({ unfinished }) => unfinished)) return []
    if (!stock.has(locate(pathOf(file))?.original ?? '')) return []
    const found = languageIn(readSource(readFileSync(join(root, file))).text)
    if (found === undefined || found === language.split('-')[0]) return []
    const message = `This text is in ${languageName(found, 'en')}, but the language of this file is ${language}. Write it in ${languageName(language, 'en')}, or change languages in content/settings.yaml.`
    return [ofFile(file, message)]
  })
}

/** Returns a BCP 47 tag, or undefined for other languages. */
function languageIn(text: string): string | undefined {
  const withoutComments = text.replace(/^\s*#.*$/gm, '').toLowerCase()
  const words = withoutComments.match(/\p{L}+/gu) ?? []
  return Object.entries(commonWords).find(([, common]) => {
    const known = new Set(common.toLowerCase().split(' '))
    return words.filter((word) => known.has(word)).length > minCommonShare * words.length
  })?.[0]
}
