/** Language data of a page, from its page context. */
import { createContext, useContext } from 'react'
import type { Message } from '../content-model/collections/interface-words/arguments'
import type { Addresses } from './addresses'
import type { Direction } from './direction'

/** Link to a page in another language. */
interface OtherLanguage {
  language: string
  /** Text direction, if it differs from the page. */
  direction?: Direction
  /** Name of the language in the language itself. */
  name: string
  /** Address of the page, or of the nearest index page in this language. */
  path: string
  /** True for a translation of this page. */
  isSame: boolean
  /** Link text in that language, for a link to another page. */
  note?: string
  /** On the search page: text of the link to the same search. */
  search?: Message<'{query}'>
}

/** Note on a stale translation. */
interface NewerOriginal {
  note: string
  /** Text of the link to the original. */
  link: string
  path: string
  /** BCP 47 tag of the original. */
  language: string
}

/** Language data of a page. Empty on a site in one language. */
export interface PageLanguageContext {
  language?: string
  /** Name of the language in the language itself. */
  languageName?: string
  /** Digest of menus and footer. A change re-renders the page. */
  shell?: string
  otherLanguages?: OtherLanguage[]
  newerOriginal?: NewerOriginal
  /** Screen-reader label of the links to the other languages. */
  languagesLabel?: string
}

/** Link data for a translated page. */
export interface PageTranslation {
  /** Path prefix of the language: `/id`. */
  folder: string
  addresses: Addresses
  /** Language of the originals, as a BCP 47 tag. */
  original: string
  /** Text direction of the originals, if it differs from the page. */
  originalDirection?: Direction | undefined
  /** Note in links to an original: `(in English)`. */
  note: string
}

/** Language part of the page context. Empty on a site in one language. */
export const PageLanguage = createContext<PageLanguageContext>({})

export const usePageLanguage = () => useContext(PageLanguage)
