import { graphql, useStaticQuery, withPrefix } from 'gatsby'
import type { Singleton } from '../content-model/collections/query-results'

/** Settings of the company that every page's head uses. */
export type Company = Pick<
  Singleton<'settings.yaml'>,
  'brand' | 'legalName' | 'siteUrl' | 'language' | 'tagline' | 'foundedYear' | 'address' | 'social'
>

/** Returns the company's settings. */
export function useCompany(): Company {
  const { settings } = useStaticQuery<{ settings: Company }>(graphql`
    query Company {
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
  return settings
}

/**
 * Returns an address with its host, such as `https://www.rantara.example/about`, without trailing slash.
 * @param path address from the site's root, without the path prefix
 */
export function absolute({ siteUrl }: Pick<Company, 'siteUrl'>, path: string): string {
  return (siteUrl + withPrefix(path)).replace(/\/$/, '')
}
