/** What a page knows of its own language and of the others. */
import { createContext, useContext } from 'react'
import type { PageLanguageContext } from '../generator/pages/page-addresses'

/** The part of the page's context that has to do with languages; empty on a site in one language. */
export const PageLanguage = createContext<PageLanguageContext>({})

/** Returns what the page knows of its language and of the others. */
export const usePageLanguage = () => useContext(PageLanguage)
