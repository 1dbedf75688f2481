/** Finds pages of every site that are still in the language of another one. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { utilityPages } from '../addresses/page-names'
import { type CheckedFile, pathOf } from '../check/checked-file'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { locate } from '../read/locations'
import { readSource } from '../read/source'
import { languageName } from '../translation/language-name'
import { languagesOf } from './translations'

/** Files that a new company keeps as they are, in the language of the sample. */
const stock = new Set([
  'interface.yaml',
  ...[...utilityPages, 'privacy-policy'].map((name) => `pages/${name}.mdx`),
])

/** The commonest words of the languages in which these files come, none of them a word of both. */
const commonWords = {
  en: 'the of and to is in that it for you this with we are on or not',
  id: 'yang dan di ke dari untuk tidak ini itu dengan atau Anda kami pada dapat akan dalam',
}
/** Least share of them in a text of the language. These files have 8 to 30 %, and 0.1 % of the other language's. */
const leastShare = 0.05

/** Returns advice on such files that are in another language than the settings or their name say. */
export function adviseOnLanguages(files: readonly CheckedFile[], root: string): FileDiagnostic[] {
  const [original] = languagesOf(files)
  if (original === undefined) return []
  return files.flatMap(({ file, language = original, diagnostics }) => {
    // The placeholders of a new translation quote the original.
    if (diagnostics.some(({ unfinished }) => unfinished)) return []
    if (!stock.has(locate(pathOf(file))?.original ?? '')) return []
    const found = languageIn(readSource(readFileSync(join(root, file))).text)
    if (found === undefined || found === language.split('-')[0]) return []
    const message = `This is in ${languageName(found, 'en')}, and its language is ${language}: every site has its words, and visitors read them. Write them in ${languageName(language, 'en')}, or change languages in content/settings.yaml.`
    return [ofFile(file, message)]
  })
}

/** Returns the language of a text as a BCP 47 tag; undefined where it is none of those known here. */
function languageIn(text: string): string | undefined {
  const withoutComments = text.replace(/^\s*#.*$/gm, '').toLowerCase()
  const words = withoutComments.match(/\p{L}+/gu) ?? []
  return Object.entries(commonWords).find(([, common]) => {
    const known = new Set(common.toLowerCase().split(' '))
    return words.filter((word) => known.has(word)).length > leastShare * words.length
  })?.[0]
}
