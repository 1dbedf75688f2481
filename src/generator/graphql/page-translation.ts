import { languageName } from '../../content-model/translation/language-name'
import { directionOf, otherDirection } from '../../language/direction'
import type { PageTranslation } from '../../language/page-language'
import { fillWords } from '../../site/interface-words'
import { nodesWithTranslation, siteLanguages } from '../nodes/languages'
import type { NodeOf, Nodes } from '../nodes/typed-nodes'
import { pageAddresses } from '../pages/site-pages'
import { field, interfaceWords, translationOf } from './in-language'

/** Returns the BCP 47 tag of the settings' texts. */
const tagOf = ({ translation, languages }: NodeOf<'Settings'>): string =>
  translation || (languages[0] ?? 'en-GB')

/**
 * Adds `translation` (null on original pages), and the `language` and
 * `direction` of the settings' texts.
 */
export function pageTranslationFields({ getNodesByType }: Nodes) {
  return {
    Query: {
      translation: field('JSON', async (context): Promise<PageTranslation | null> => {
        const nodes = nodesWithTranslation({ getNodesByType }, translationOf(context))
        const { language } = nodes
        const [original] = siteLanguages({ getNodesByType })
        if (!language.translation) return null
        const words = (await interfaceWords(context)).languages
        return {
          folder: language.folder,
          addresses: Object.fromEntries(pageAddresses(nodes)),
          original: original.tag,
          originalDirection: otherDirection(original.tag, language.tag),
          note: fillWords(words.original, {
            language: languageName(original.tag, language.tag),
          }),
        }
      }),
    },
    Settings: {
      language: field('String!', (_context, settings: NodeOf<'Settings'>) => tagOf(settings)),
      direction: field('String!', (_context, settings: NodeOf<'Settings'>) =>
        directionOf(tagOf(settings)),
      ),
    },
  }
}
