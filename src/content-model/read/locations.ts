import { posix } from 'node:path'
import { reserved, slugForm, slugOf } from '../addresses/slugs'
import {
  type Collection,
  type CollectionName,
  collections,
  type SingletonName,
  singletons,
} from '../collections/registry'
import { closest } from '../rules/text/spelling'

export interface Location {
  /** Folder, or file name of a singleton. */
  collection: CollectionName | SingletonName
  /** File name without language and extension. */
  slug: string
  definition: Collection
  /** BCP 47 tag of a translation. */
  language?: string
  /** The file itself unless it is a translation. */
  original: string
}

const folders = Object.keys(collections)

/** Matches translations: `erp-integration.id.mdx`, `settings.id.yaml`. */
const translation = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)(\.(?:mdx|yaml))$/

/** Locates a path in `content/`. Returns undefined outside of collections. */
export function locate(path: string): Location | undefined {
  const [, name, language, ending] = translation.exec(path) ?? []
  if (language === undefined) return locateOriginal(path)
  const original = locateOriginal(`${name}${ending}`)
  return original && { ...original, language }
}

/** Like `locate`, but throws outside of collections. */
export function locationOf(path: string): Location {
  const location = locate(path)
  if (!location) throw new Error(`${path} is not in a collection.`)
  return location
}

/** Returns the path of a translation: `services/a.id.mdx`. */
export function translationPath(original: string, language: string): string {
  return original.replace(/\.\w+$/, (ending) => `.${language}${ending}`)
}

function locateOriginal(path: string): Location | undefined {
  const { dir, name, ext } = posix.parse(path)
  const collection = dir || path
  const rows: Readonly<Record<string, Collection>> = dir ? collections : singletons
  const definition = Object.hasOwn(rows, collection) ? rows[collection] : undefined
  if (!definition || (dir && ext !== '.mdx')) return undefined
  return {
    collection: collection as Location['collection'],
    slug: name,
    definition,
    original: path,
  }
}

/** Returns a message about an invalid file name. */
export function explainUnusableName(slug: string): string | undefined {
  if (reserved.test(slug))
    return `The file name “${slug}.mdx” is reserved ${slug === 'index' ? 'for the address of its folder' : 'by operating systems'}. Choose another name, for example: new-page.mdx`
  if (slugForm.test(slug)) return undefined
  return `The file name “${slug}.mdx” cannot be an address. Use lower-case letters, digits and single hyphens, for example: ${suggestSlug(slug)}.mdx`
}

/** Matches the language at the end of a name, in any case: `erp-integration.ID`. */
const languageEnding = /^(.+)\.([a-z]{2}(?:-[a-z0-9]{2,8})*)$/i

function suggestSlug(name: string): string {
  const [, original = name, language] = languageEnding.exec(name) ?? []
  const slug = slugOf(original) || 'new-page'
  return language ? `${slug}.${Intl.getCanonicalLocales(language)[0]}` : slug
}

/** Returns a message about a text file outside of collections. */
export function explainMisplaced(path: string): string | undefined {
  if (!/\.(mdx?|markdown|ya?ml|json|html?|txt|docx?|odt|[jt]sx?)$/i.test(path)) return undefined
  const [folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? ''
  if (posix.basename(path).startsWith('~$'))
    return 'This is a temporary file of a word processor. Delete it.'
  if (rest.length === 0) {
    const guess = closest(folder, Object.keys(singletons))
    if (guess) return `The site does not use this file. Did you mean content/${guess}?`
    return `This file is not in a collection. Move it to one of these folders: ${folderList}.`
  }
  if (!Object.hasOwn(collections, folder)) {
    const guess = closest(folder, folders)
    return `content/${folder} is not a collection. ${guess ? `Did you mean content/${guess}?` : `Use one of these: ${folderList}.`}`
  }
  if (/\.(docx?|odt)$/i.test(name)) {
    const { singular = folder }: Collection = collections[folder as CollectionName]
    return `The site cannot read documents of word processors. Create an entry, for example with npm run new -- ${singular} "…", and paste the text into it.`
  }
  const target = `content/${folder}/${suggestSlug(name.replace(/(\.(mdx?|markdown|txt))*(\.[^.]*)$/i, ''))}.mdx`
  if (rest.length > 1)
    return `The site does not use files in nested folders. Move this file to ${target}.`
  return `The site only uses entries with the extension .mdx. Rename this file to ${target}.`
}

const folderList = folders.map((name) => `content/${name}`).join(', ')

/** Returns the name of an entry in messages: "a track record item" for `TrackRecordItem`. */
export function nounOf({ typeName, singular }: Collection): string {
  const words = typeName.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  if (!singular) return words === 'home' ? 'the home page' : `the ${words}`
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
