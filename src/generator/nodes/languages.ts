/** The languages of the site, and the entries that are written in each of them. */
import { createHash } from 'node:crypto'
import { definitions, rowsWithPages } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { folderOf } from '../../content-model/translation/translated-addresses'
import { type Nodes, nodesOfType } from './typed-nodes'

/** A language of the site. */
export interface SiteLanguage {
  /** BCP 47 tag: `id`. */
  tag: string
  /** As nodes have it in `translation`: empty for the language of the originals. */
  translation: string
  /** Folder of its addresses: `/id`; empty for the language of the originals. */
  folder: string
}

/** The entries of one language. */
export interface LanguageNodes extends Nodes {
  language: SiteLanguage
  /** The entries in the language of the originals. */
  originals: Nodes
  /** Returns the entries that its pages show: also originals without a translation, after those that have one. */
  shown: Nodes
}

/** Returns the languages of the site, the one of the originals first. */
export function siteLanguages(nodes: Nodes): [SiteLanguage, ...SiteLanguage[]] {
  const settings = nodesOfType(nodes, 'Settings').find(({ translation }) => !translation)
  const [original = 'en-GB', ...further] = settings?.languages ?? []
  return [
    { tag: original, translation: '', folder: '' },
    ...further.map((tag) => ({ tag, translation: tag, folder: folderOf(tag) })),
  ]
}

/** Returns the entries that are written in a language. */
export function nodesIn(nodes: Nodes, language: SiteLanguage): LanguageNodes {
  const { translation } = language
  const writtenIn = (wanted: string) => (type: string) =>
    nodes.getNodesByType(type).filter((node) => (node.translation ?? '') === wanted)
  const [own, originals] = [writtenIn(translation), writtenIn('')]
  const shown = (type: string) => {
    const translated = translation ? own(type) : []
    const slugs = new Set(translated.map(({ slug }) => slug))
    return [...translated, ...originals(type).filter(({ slug }) => !slugs.has(slug))]
  }
  return {
    language,
    getNodesByType: own,
    originals: { getNodesByType: originals },
    shown: { getNodesByType: shown },
  }
}

/** Returns the entries of each language, those of the originals first. */
export function nodesByLanguage(nodes: Nodes): LanguageNodes[] {
  return siteLanguages(nodes).map((language) => nodesIn(nodes, language))
}

/** Returns the entries of the language that nodes have in `translation`. */
export function nodesWithTranslation(nodes: Nodes, translation: string): LanguageNodes {
  const languages = siteLanguages(nodes)
  const language = languages.find((one) => one.translation === translation)
  return nodesIn(nodes, language ?? languages[0])
}

/**
 * Returns the settings in a language. In the development server they may be without a translation.
 * @throws for the moment in which Gatsby makes their node anew
 */
export function settingsIn({ shown, language }: LanguageNodes): Settings {
  const [settings] = nodesOfType(shown, 'Settings')
  if (!settings) throw new Error('The settings are not there.')
  return { ...settings, language: language.tag }
}

/** What frames show of entries that have pages of their own, by their type: the fields of their cards. */
export const shownInFrames: ReadonlyMap<string, readonly string[]> = new Map(
  rowsWithPages.map(([, { typeName, card }]) => [typeName, ['slug', 'path', 'listed', ...card]]),
)

/** Returns a digest of what the frame of every page in a language shows: menus, footer, form, lists of all pages. */
export function shellDigest({ shown }: LanguageNodes): string {
  const hash = createHash('sha256')
  for (const { typeName } of definitions) {
    const fields = shownInFrames.get(typeName)
    for (const node of shown.getNodesByType(typeName))
      hash.update(
        fields ? JSON.stringify(fields.map((name) => node[name])) : node.internal.contentDigest,
      )
  }
  return hash.digest('base64url').slice(0, 12)
}
