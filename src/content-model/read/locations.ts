/** Says which file under `content/` belongs to which collection, and explains those that belong to none. */

import { posix } from 'node:path'
import { reserved, slugForm, slugOf } from '../addresses/slugs'
import {
  type Collection,
  type CollectionName,
  collections,
  type SingletonName,
  singletons,
} from '../collections/registry'
import { closest } from '../rules/spelling'

export interface Location {
  /** Name of the collection's folder, or of the file for a collection of one. */
  collection: CollectionName | SingletonName
  /** File name without its ending, and of a translation without its language. */
  slug: string
  definition: Collection
  /** Of a translation: its language, as a BCP 47 tag. */
  language?: string
  /** The path of the file itself, or of a translation the path of its original. */
  original: string
}

const folders = Object.keys(collections)

/** Matches the name of a translation: `erp-integration.id.mdx`, `settings.id.yaml`. */
const translation = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)(\.(?:mdx|yaml))$/

/** Returns the collection and the slug of a path under `content/`, or undefined when it belongs to none. */
export function locate(path: string): Location | undefined {
  const [, name, language, ending] = translation.exec(path) ?? []
  if (language === undefined) return locateOriginal(path)
  const original = locateOriginal(`${name}${ending}`)
  return original && { ...original, language }
}

/**
 * Returns the collection and the slug of a path under `content/`.
 * @throws when it belongs to none; `explainMisplaced` has the message for that
 */
export function locationOf(path: string): Location {
  const location = locate(path)
  if (!location) throw new Error(`${path} belongs to no collection.`)
  return location
}

/** Returns the path of the translation of a file into a language. */
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

/** Returns what is wrong with a file's name, in words for a writer, or undefined when it is usable. */
export function explainUnusableName(slug: string): string | undefined {
  if (reserved.test(slug))
    return `The file name “${slug}.mdx” is one that systems keep for themselves. Choose another, for example: new-page.mdx`
  if (slugForm.test(slug)) return undefined
  return `The file name “${slug}.mdx” cannot be an address. Use small letters, digits and single hyphens, for example: ${suggestSlug(slug)}.mdx`
}

const suggestSlug = (name: string): string => slugOf(name) || 'new-page'

/** Returns why no collection reads a file, and where it belongs, or undefined when it is no text. */
export function explainMisplaced(path: string): string | undefined {
  if (!/\.(mdx?|markdown|ya?ml|json|html?|txt|docx?|odt|[jt]sx?)$/i.test(path)) return undefined
  const [folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? ''
  if (rest.length === 0) {
    const guess = closest(folder, Object.keys(singletons))
    if (guess) return `No part of the site reads this file. Did you mean content/${guess}?`
    return `This file is in no collection. Move it into the folder of one: ${folderList}.`
  }
  if (!Object.hasOwn(collections, folder)) {
    const guess = closest(folder, folders)
    return `content/${folder} is not a collection. ${guess ? `Did you mean content/${guess}?` : `Use one of ${folderList}.`}`
  }
  const target = `content/${folder}/${suggestSlug(name.replace(/\.[^.]*$/, ''))}.mdx`
  if (rest.length > 1)
    return `A collection has no folders in it, so this file is not read. Move it to ${target}.`
  return `Entries are files that end in .mdx, so this file is not read. Name it ${target}.`
}

const folderList = folders.map((name) => `content/${name}`).join(', ')

/** Returns what an entry is called in messages: `TrackRecordItem` becomes "a track record item". */
export function nounOf({ typeName, singular }: Collection): string {
  const words = typeName.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  if (!singular) return words === 'home' ? 'the home page' : `the ${words}`
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}
