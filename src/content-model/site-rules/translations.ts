/** Checks that translations fit the site: its languages, their addresses, and the files that each language needs. */

import { utilityPages } from '../addresses/page-names'
import { type CheckedFile, pathOf } from '../check/checked-file'
import { type FileDiagnostic, ofFile, startOfFile } from '../check/diagnostics'
import { optionalIndexes, rowsWithPages, singletons } from '../collections/registry'
import { translationPath } from '../read/locations'
import { addressInLanguage, addressOf } from './addresses'
import { settingsValues } from './listed-values'

/** Returns the languages of the site, the original's first; none while the settings have a problem there. */
export function languagesOf(files: readonly CheckedFile[]): string[] {
  return settingsValues(files, 'language')
}

/** Returns the time zone of the company; UTC while the settings have a problem there. */
export function timeZoneOf(files: readonly CheckedFile[]): string {
  return settingsValues(files, 'time zone')[0] ?? 'UTC'
}

/**
 * Returns files without what is wrong inside those in a language that the site does not have: `a.old.mdx` is a copy,
 * and what its name is told says enough.
 */
export function withoutUnknownLanguages(files: readonly CheckedFile[]): CheckedFile[] {
  const [original, ...further] = languagesOf(files)
  if (original === undefined) return [...files]
  return files.map((file) =>
    file.language === undefined || further.includes(file.language)
      ? file
      : { ...file, diagnostics: [], advice: [], mentions: [] },
  )
}

/** Reports the files that each further language of the settings needs. */
export function missingTranslations(files: readonly CheckedFile[]): FileDiagnostic[] {
  const found = new Set(files.map(({ file }) => pathOf(file)))
  const [, ...further] = languagesOf(files)
  return further.flatMap((language) =>
    Object.keys(singletons)
      .filter((name) => found.has(name) && !found.has(translationPath(name, language)))
      .map((name) => ({
        file: `content/${translationPath(name, language)}`,
        ...startOfFile,
        message: `The file is missing, and every language of the settings needs it. Begin it: npm run translation -- new content/${name} ${language}. Or remove ${language} from languages in content/settings.yaml.`,
      })),
  )
}

/** Addresses below which other pages stand, or which hosts and code know: a translation keeps them. */
const keptAddresses = new Set([
  '/',
  ...rowsWithPages.map(([, { address }]) => address),
  ...optionalIndexes.map(({ path }) => path),
  ...utilityPages.map((name) => `/${name}`),
  '/blog',
])

/** Reports translations into languages that the site has not, and files whose address belongs to another page. */
export function translationDiagnostics(files: readonly CheckedFile[]): FileDiagnostic[] {
  const [original, ...further] = languagesOf(files)
  if (original === undefined) return []
  const owners = new Map<string, string>()
  return files.flatMap((file) => {
    const message = explainLanguage(file, original, further) ?? explainAddress(file, owners)
    return message ? [ofFile(file.file, message)] : []
  })
}

function explainLanguage(
  { language }: CheckedFile,
  original: string,
  further: readonly string[],
): string | undefined {
  if (language === undefined || further.includes(language)) return undefined
  return language === original
    ? `This is named a translation into ${language}, which is the language of the originals. Take .${language} out of its name, or change the order of languages in content/settings.yaml.`
    : `The name makes this a translation into “${language}”, and languages in content/settings.yaml are ${[original, ...further].join(', ')}. Add ${language} there; if this is a copy, keep it outside content.`
}

function explainAddress(file: CheckedFile, owners: Map<string, string>): string | undefined {
  const { language, ownSlug, slug, collection } = file
  const address = addressInLanguage(file)
  if (address === undefined) return undefined
  if (ownSlug !== undefined && keptAddresses.has(addressOf(collection, slug) ?? ''))
    return `slug is “${ownSlug}”, but this page keeps its address in every language, because others stand below it or lead to it by name. Remove slug.`
  const owner = owners.get(address)
  owners.set(address, file.file)
  const cure = language === undefined ? 'Rename one of the files.' : 'Write another slug.'
  return owner && `The address of this page is ${address}, which is that of ${owner} too. ${cure}`
}
