/** What a page knows of its own language and of the others. */
import { createContext, useContext } from 'react'
import type { Message } from '../content-model/collections/interface-words/arguments'
import type { Addresses } from './addresses'
import type { Direction } from './direction'

/** Where a page is in another language. */
interface OtherLanguage {
  /** BCP 47 tag. */
  language: string
  /** The direction in which it is written, where it is not that of the page. */
  direction?: Direction
  /** What the language calls itself. */
  name: string
  /** Address of the page, or of the nearest list that is there in this language. */
  path: string
  /** Whether it is this page in the other language. */
  isSame: boolean
  /** What the link says, in that language, where it is another page. */
  note?: string
  /** On the search page: what the link to the same search says. */
  search?: Message<'{query}'>
}

/** What the page of a translation says whose original has changed since. */
export interface NewerOriginal {
  note: string
  /** Words of the link to the original. */
  link: string
  path: string
  /** BCP 47 tag of the original. */
  language: string
}

/** What a page knows of its languages, as a part of its context; nothing on a site in one language. */
export interface PageLanguageContext {
  /** The language of a translation. */
  language?: string
  /** What that language calls itself. */
  languageName?: string
  /** Changes with what the shell of the page shows, so that the page is made anew then. */
  shell?: string
  otherLanguages?: OtherLanguage[]
  newerOriginal?: NewerOriginal
  /** What screen readers call the links to the other languages. */
  languagesLabel?: string
}

/** What a page in a further language knows of it. */
export interface PageTranslation {
  /** Folder of the addresses of the language: `/id`. */
  folder: string
  addresses: Addresses
  /** The language of the originals, as a BCP 47 tag. */
  original: string
  /** Its direction, where it is not that of the page. */
  originalDirection?: Direction | undefined
  /** What a link says that leads to an original: `(in English)`. */
  note: string
}

/** The part of the page's context that has to do with languages; empty on a site in one language. */
export const PageLanguage = createContext<PageLanguageContext>({})

/** Returns what the page knows of its language and of the others. */
export const usePageLanguage = () => useContext(PageLanguage)
