import { addressInLanguage, addressOf } from '../addresses/entry-address'
import { utilityPages } from '../addresses/page-names'
import { type CheckedFile, pathOf } from '../check/checked-file'
import { type FileDiagnostic, ofFile } from '../check/diagnostics'
import { optionalIndexes, rowsWithPages, singletons } from '../collections/registry'
import { translationPath } from '../read/locations'
import { settingsValues } from './listed-values'

/**
 * Returns the languages in the settings, the language of the originals first.
 * Empty if the settings are invalid.
 */
export function languagesOf(files: readonly CheckedFile[]): string[] {
  const languages = settingsValues(files, 'language')
  return languages.includes('') ? [] : languages
}

/** Returns the company's time zone; UTC if the settings are invalid. */
export function timeZoneOf(files: readonly CheckedFile[]): string {
  return settingsValues(files, 'time zone')[0] ?? 'UTC'
}

/**
 * Removes the diagnostics of files in an unknown language. The report on their
 * name is enough: `a.old.mdx` is a copy.
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

/** Reports missing files that each further language needs. */
export function missingTranslations(files: readonly CheckedFile[]): FileDiagnostic[] {
  const found = new Set(files.map(({ file }) => pathOf(file)))
  const [, ...further] = languagesOf(files)
  return further.flatMap((language) =>
    Object.keys(singletons)
      .filter((name) => found.has(name) && !found.has(translationPath(name, language)))
      .map((name) =>
        ofFile(
          `content/${translationPath(name, language)}`,
          `The file is missing, but every language in the settings needs it. Create it with: npm run translation -- new content/${name} ${language}. Or remove ${language} from languages in content/settings.yaml.`,
        ),
      ),
  )
}

/** Addresses that are the same in every language: they contain other pages, or hosts and code refer to them. */
const fixedAddresses = new Set([
  '/',
  ...rowsWithPages.map(([, { address }]) => address),
  ...optionalIndexes.map(({ path }) => path),
  ...utilityPages.map((name) => `/${name}`),
  '/blog',
])

/** Reports translations into unknown languages, and files with the address of another page. */
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
  { file, language }: CheckedFile,
  original: string,
  further: readonly string[],
): string | undefined {
  if (language === undefined || further.includes(language)) return undefined
  const named = `The name makes this a translation into “${language}”`
  if (language === original)
    return `${named}, which is the language of the originals. Remove .${language} from the name, or change the order of languages in content/settings.yaml.`
  const languages = [original, ...further]
  const [known, ...others] = languages.filter((name) => isSame(name, language))
  if (known === undefined || others.length > 0)
    return `${named}, but languages in content/settings.yaml are ${languages.join(', ')}. Add ${language} there, or move a copy out of content.`
  return known === original
    ? `${named}, which is the language of the originals, and their names have no language. Remove .${language} from the name.`
    : `${named}, which languages in content/settings.yaml call ${known}. Rename this file to ${file.replace(/\.[^./]+(\.\w+)$/, `.${known}$1`)}.`
}

/** Returns whether two tags differ only in their case or in a missing region. */
function isSame(a: string, b: string): boolean {
  const [short = '', long = ''] = [a.toLowerCase(), b.toLowerCase()].sort()
  return short === long || (!short.includes('-') && long.startsWith(`${short}-`))
}

function explainAddress(file: CheckedFile, owners: Map<string, string>): string | undefined {
  const { language, ownSlug, slug, collection } = file
  const address = addressInLanguage(file)
  if (address === undefined) return undefined
  if (ownSlug !== undefined && fixedAddresses.has(addressOf(collection, slug) ?? ''))
    return `slug is “${ownSlug}”, but this page keeps its address in every language, because other addresses or programs depend on it. Remove slug.`
  const owner = owners.get(address)
  owners.set(address, file.file)
  const advice = language === undefined ? 'Rename one of the files.' : 'Write another slug.'
  return owner && `The address of this page is ${address}, which ${owner} has too. ${advice}`
}
