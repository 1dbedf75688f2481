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
  interfaceWords: Pick<InterfaceWords, 'breadcrumb' | 'counting'>
  settings: Company
  overviews: Crumb[]
  figuresPage: { path: string } | null
}

/** Returns the company's settings. */
export function useCompany(): Company {
  return useSiteData().settings
}

/** Returns the pages that list a collection's entries, in the order of the menus. */
export function useOverviews(): readonly Crumb[] {
  return useSiteData().overviews
}

/** Returns the page that lists how figures were counted; null on a site without one. */
export function useFiguresPage(): SiteData['figuresPage'] {
  return useSiteData().figuresPage
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
        counting {
          ...CountingWords
        }
      }
      overviews {
        path
        title
      }
      figuresPage: fixedPage(slug: { eq: "how-we-count" }) {
        path
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
 * Returns an address with its host, such as `https://www.tirtana.example/about`, without trailing slash.
 * @param path address from the site's root, without the path prefix
 */
export function absolute({ siteUrl }: Pick<Company, 'siteUrl'>, path: string): string {
  return (siteUrl + withPrefix(path)).replace(/\/$/, '')
}
