/** Computes the targets of the language switch. */

import { languageName } from '../../content-model/translation/language-name'
import { translatedAddress } from '../../content-model/translation/translated-addresses'
import { otherDirection } from '../../language/direction'
import type { PageLanguageContext } from '../../language/page-language'
import { fillWords } from '../../site/interface-words'
import { wordsOf } from '../nodes/interface-words'
import { nodesByLanguage, type SiteLanguage } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { pageAddresses } from './site-pages'

/** Every language has its own search index. */
const searchPage = '/search'

/** Returns a function for the language part of a page's context. */
export function pageLanguages(nodes: Nodes) {
  const versions = nodesByLanguage(nodes).map((own) => ({
    language: own.language,
    addresses: pageAddresses(own),
    words: wordsOf(own).languages,
  }))

  return (path: string, { translation }: SiteLanguage, isStale = false): PageLanguageContext => {
    const isOwn = ({ language }: { language: SiteLanguage }) => language.translation === translation
    const own = versions.find(isOwn)
    const [original] = versions
    if (!own || !original || versions.length < 2) return {}
    const named = { language: languageName(original.language.tag, own.language.tag) }
    return {
      ...(translation && { language: translation, languageName: own.words.ownName }),
      languagesLabel: own.words.spoken,
      ...(isStale && {
        newerOriginal: {
          note: fillWords(own.words.newer, named),
          link: fillWords(own.words.readOriginal, named),
          path,
          language: original.language.tag,
        },
      }),
      otherLanguages: versions
        .filter((version) => !isOwn(version))
        .map(({ language: { tag, folder }, addresses, words }) => {
          const same = addresses.get(path)
          const direction = otherDirection(tag, own.language.tag)
          return {
            language: tag,
            ...(direction && { direction }),
            name: words.ownName,
            path: same ?? nearest(path, addresses) ?? translatedAddress(folder, '/'),
            isSame: same !== undefined,
            ...(same === undefined && { note: words.nearest }),
            ...(path === searchPage && same !== undefined && { search: words.search }),
          }
        }),
    }
  }
}

/** Returns the URL of the nearest parent page in a language. */
function nearest(path: string, addresses: ReadonlyMap<string, string>): string | undefined {
  for (let above = path; above.length > 1; ) {
    above = above.slice(0, above.lastIndexOf('/'))
    const address = addresses.get(above || '/')
    if (address !== undefined) return address
  }
  return undefined
}
