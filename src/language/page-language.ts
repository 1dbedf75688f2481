import { createContext, useContext } from 'react'
import type { Message } from '../content-model/collections/interface-words/arguments'
import type { Addresses } from './addresses'
import type { Direction } from './direction'

interface OtherLanguage {
  language: string
  /** Set only if it differs from the direction of the page. */
  direction?: Direction
  /** In the language itself. */
  name: string
  /** The page, or the nearest index page in this language. */
  path: string
  /** True for a translation of this page. */
  isSame: boolean
  /** Link text in that language, for a link to another page. */
  note?: string
  /** On the search page: link text for the same search. */
  search?: Message<'{query}'>
}

/** Note on a stale translation. */
interface NewerOriginal {
  note: string
  link: string
  path: string
  /** BCP 47 tag of the original. */
  language: string
}

/** Language part of the page context. Empty on a site in one language. */
export interface PageLanguageContext {
  language?: string
  /** In the language itself. */
  languageName?: string
  /** Digest of menus and footer. A change re-renders the page. */
  shell?: string
  otherLanguages?: OtherLanguage[]
  newerOriginal?: NewerOriginal
  /** Screen-reader label of the language links. */
  languagesLabel?: string
}

/** Link data for a translated page. */
export interface PageTranslation {
  /** Path prefix: `/id`. */
  folder: string
  addresses: Addresses
  /** BCP 47 tag of the originals. */
  original: string
  /** Set only if it differs from the direction of the page. */
  originalDirection?: Direction | undefined
  /** Note in links to an original: `(in English)`. */
  note: string
}

export const PageLanguage = createContext<PageLanguageContext>({})

export const usePageLanguage = () => useContext(PageLanguage)
