import { createHash } from 'node:crypto'
import { definitions, rowsWithPages } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { folderOf } from '../../content-model/translation/translated-addresses'
import { type Nodes, nodesOfType } from './typed-nodes'

export interface SiteLanguage {
  /** BCP 47 tag: `id`. */
  tag: string
  /** `translation` of its nodes; empty for the original language. */
  translation: string
  /** Folder of its URLs: `/id`; empty for the original language. */
  folder: string
}

export interface LanguageNodes extends Nodes {
  language: SiteLanguage
  originals: Nodes
  /** Translated entries, then untranslated originals. */
  shown: Nodes
}

/** Returns the site's languages, the original language first. */
export function siteLanguages(nodes: Nodes): [SiteLanguage, ...SiteLanguage[]] {
  const settings = nodesOfType(nodes, 'Settings').find(({ translation }) => !translation)
  const [original = 'en-GB', ...further] = settings?.languages ?? []
  return [
    { tag: original, translation: '', folder: '' },
    ...further.map((tag) => ({ tag, translation: tag, folder: folderOf(tag) })),
  ]
}

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

/** Returns each language's entries, the original language first. */
export function nodesByLanguage(nodes: Nodes): LanguageNodes[] {
  return siteLanguages(nodes).map((language) => nodesIn(nodes, language))
}

/** Returns a language's entries, or the originals if it is unknown. */
export function nodesWithTranslation(nodes: Nodes, translation: string): LanguageNodes {
  const languages = siteLanguages(nodes)
  const language = languages.find((candidate) => candidate.translation === translation)
  return nodesIn(nodes, language ?? languages[0])
}

/**
 * Returns the settings in a language; in development, possibly untranslated.
 * @throws while Gatsby recreates their node
 */
export function settingsIn({ shown, language }: LanguageNodes): Settings {
  const [settings] = nodesOfType(shown, 'Settings')
  if (!settings) throw new Error('The node of settings.yaml does not exist yet.')
  return { ...settings, language: language.tag }
}

/** Card fields in the shell. The contact form shows whole fixed pages. */
export const shellFields: ReadonlyMap<string, readonly string[]> = new Map(
  rowsWithPages
    .filter(([name]) => name !== 'pages')
    .map(([, { typeName, card }]) => [typeName, ['slug', 'path', 'listed', ...card]]),
)

/**
 * Returns a digest of the shell's content: menus, footer, form and page lists.
 * Translated pages are re-rendered when it changes.
 */
export function shellDigest({ shown }: LanguageNodes): string {
  const hash = createHash('sha256')
  for (const { typeName } of definitions) {
    const fields = shellFields.get(typeName)
    for (const node of shown.getNodesByType(typeName))
      hash.update(
        fields ? JSON.stringify(fields.map((name) => node[name])) : node.internal.contentDigest,
      )
  }
  return hash.digest('base64url').slice(0, 12)
}
