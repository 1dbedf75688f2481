import { graphql, useStaticQuery, withPrefix } from 'gatsby'
import type { Singleton } from '../content-model/collections/query-results'
import { type Addresses, inLanguage } from '../language/addresses'
import type { Direction } from '../language/direction'
import type { PageTranslation } from '../language/page-language'
import type { WordsData } from './interface-words'

/** A page by its name, as in a breadcrumb trail. */
export interface Crumb {
  path: string
  title: string
}

/** Settings of the company that every page's head uses. */
export interface Company
  extends Pick<
    Singleton<'settings.yaml'>,
    | 'brand'
    | 'legalName'
    | 'siteUrl'
    | 'tagline'
    | 'foundedYear'
    | 'headcount'
    | 'telephone'
    | 'whatsapp'
    | 'address'
    | 'areaServed'
    | 'branches'
    | 'social'
  > {
  /** When the headquarters is open; `written` is the same in words. */
  openingHours: (Singleton<'settings.yaml'>['openingHours'][number] & { written: string })[]
  /** The language of the page, as a BCP 47 tag. */
  language: string
  /** The direction in which it is written. */
  direction: Direction
  /** On a page in a further language: the addresses of pages in it, by those of their originals. */
  addresses?: Addresses | undefined
}

interface SiteData extends WordsData<'breadcrumb' | 'counting' | 'finalCta'> {
  settings: Company
  translation: PageTranslation | null
  /** The pages that list a collection's entries, in the order of the menus. */
  overviews: Crumb[]
  /** The page that lists how figures were counted; null on a site without one. */
  figuresPage: Crumb | null
}

/** Returns the company's settings. */
export function useCompany(): Company {
  const { settings, translation } = useSiteData()
  return translation ? { ...settings, addresses: translation.addresses } : settings
}

/** Returns what a page in a further language knows of it; null on a page of the original language. */
export function useTranslation(): PageTranslation | null {
  return useSiteData().translation
}

/** Whether the page is written from right to left. */
export function useIsMirrored(): boolean {
  return useSiteData().settings.direction === 'rtl'
}

/** Returns what every page needs, from one query: each further one would be a file more for browsers to load. */
export function useSiteData(): SiteData {
  return useStaticQuery<SiteData>(graphql`
    query Company {
      ...BreadcrumbWords
      ...CountingWords
      ...FinalCtaWords
      translation
      overviews {
        path
        title
      }
      figuresPage: fixedPage(slug: { eq: "how-we-count" }) {
        path
        title
      }
      settings {
        brand
        legalName
        siteUrl
        language
        direction
        tagline
        foundedYear
        headcount
        telephone
        whatsapp
        ...SettingsAddress
        openingHours {
          written
          days
          opens
          closes
        }
        areaServed
        ...SettingsBranches
        ...SettingsSocial
      }
    }
  `)
}

/**
 * Returns an address with its host, such as `https://www.tirtana.example/about`, without trailing slash.
 * @param path address of the original from the site's root, without the path prefix
 */
export function absolute(
  { siteUrl, addresses }: Pick<Company, 'siteUrl' | 'addresses'>,
  path: string,
): string {
  return (siteUrl + withPrefix(inLanguage(path, addresses))).replace(/\/$/, '')
}
