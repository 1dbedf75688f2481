import { graphql, useStaticQuery, withPrefix } from 'gatsby'
import type { Singleton } from '../content-model/collections/query-results'
import { type Addresses, inLanguage } from '../language/addresses'
import type { Direction } from '../language/direction'
import type { PageTranslation } from '../language/page-language'
import type { WordsData } from './interface-words'

export interface Crumb {
  path: string
  title: string
}

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
  /** `written` is the visible text. */
  openingHours: (Singleton<'settings.yaml'>['openingHours'][number] & { written: string })[]
  /** BCP 47 tag. */
  language: string
  direction: Direction
  /** On a translated page: its paths by the paths of their originals. */
  addresses?: Addresses | undefined
}

interface SiteData extends WordsData<'breadcrumb' | 'counting' | 'finalCta'> {
  settings: Company
  translation: PageTranslation | null
  /** Index pages, in menu order. */
  overviews: Crumb[]
  /** Null on a site without it. */
  figuresPage: Crumb | null
}

export function useCompany(): Company {
  const { settings, translation } = useSiteData()
  return translation ? { ...settings, addresses: translation.addresses } : settings
}

/** Returns the current translation; null on a page in the original language. */
export function useTranslation(): PageTranslation | null {
  return useSiteData().translation
}

export function useIsMirrored(): boolean {
  return useSiteData().settings.direction === 'rtl'
}

/** Returns every page's data in one query: browsers load a file per query. */
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
 * Returns an absolute URL without trailing slash.
 * @param path path of the original, without the path prefix
 */
export function absolute(
  { siteUrl, addresses }: Pick<Company, 'siteUrl' | 'addresses'>,
  path: string,
): string {
  return (siteUrl + withPrefix(inLanguage(path, addresses))).replace(/\/$/, '')
}
