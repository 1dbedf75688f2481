/** What every page in a further language needs beside its words: addresses, formats, and what links to originals say. */
import type { CreateResolversArgs } from 'gatsby'
import type { Addresses } from '../../language/addresses'
import { type Formats, formatsOf } from '../../language/formats'
import { nodesIn, siteLanguages } from '../nodes/languages'
import { pageAddresses } from '../pages/page-addresses'
import { interfaceWords, type LanguageContext, translationOf } from './in-language'

/** What a page in a further language knows of it. */
export interface PageTranslation {
  /** Folder of the addresses of the language: `/id`. */
  folder: string
  addresses: Addresses
  formats: Formats
  /** The language of the originals, as a BCP 47 tag. */
  original: string
  /** What a link says that leads to an original: `(in English)`. */
  note: string
}

interface SettingsNode {
  translation: string
  languages: readonly string[]
}

/**
 * Adds `translation`, a `PageTranslation` on pages in a further language and null on those of the originals, and
 * `language`, that of the settings' texts, with the direction in which it is written.
 */
export function addPageTranslation({ createResolvers, getNodesByType }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      translation: {
        type: 'JSON',
        async resolve(
          _source: unknown,
          _arguments: object,
          context: LanguageContext,
        ): Promise<PageTranslation | null> {
          const languages = siteLanguages({ getNodesByType })
          const [original] = languages
          const language = languages.find(
            ({ translation }) => translation === translationOf(context),
          )
          if (!original || !language?.translation) return null
          const words = (await interfaceWords(context)).languages
          return {
            folder: language.folder,
            addresses: Object.fromEntries(pageAddresses(nodesIn({ getNodesByType }, language))),
            formats: formatsOf(language.tag),
            original: original.tag,
            note: words.original,
          }
        },
      },
    },
    Settings: {
      language: {
        type: 'String!',
        resolve: ({ translation, languages }: SettingsNode) => translation || languages[0],
      },
    },
  })
}
