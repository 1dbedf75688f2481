import { graphql, useStaticQuery, withPrefix } from 'gatsby'
import type { Singleton } from '../content-model/collections/query-results'
import type { Crumb } from './breadcrumb-trail'
import type { InterfaceWords } from './interface-words'

/** Settings of the company that every page's head uses. */
export type Company = Pick<
  Singleton<'settings.yaml'>,
  'brand' | 'legalName' | 'siteUrl' | 'language' | 'tagline' | 'foundedYear' | 'address' | 'social'
>

interface SiteData {
  interfaceWords: Pick<InterfaceWords, 'breadcrumb'>
  settings: Company
  overviews: Crumb[]
}

/** Returns the company's settings. */
export function useCompany(): Company {
  return useSiteData().settings
}

/** Returns the pages that list a collection's entries, in the order of the menus. */
export function useOverviews(): readonly Crumb[] {
  return useSiteData().overviews
}

/** Returns the interface's words that any page may show. */
export function useSiteWords(): SiteData['interfaceWords'] {
  return useSiteData().interfaceWords
}

/** Returns what every page needs, from one query: each further one would be a file more for browsers to load. */
function useSiteData(): SiteData {
  return useStaticQuery<SiteData>(graphql`
    query Company {
      interfaceWords {
        breadcrumb {
          ...BreadcrumbWords
        }
      }
      overviews {
        path
        title
      }
      settings {
        brand
        legalName
        siteUrl
        language
        tagline
        foundedYear
        address {
          lines
          locality
          postalCode
          country
          countryCode
        }
        social {
          network
          url
        }
      }
    }
  `)
}

/**
 * Returns an address with its host, such as `https://www.rantara.example/about`, without trailing slash.
 * @param path address from the site's root, without the path prefix
 */
export function absolute({ siteUrl }: Pick<Company, 'siteUrl'>, path: string): string {
  return (siteUrl + withPrefix(path)).replace(/\/$/, '')
}
