import { graphql, useStaticQuery, withPrefix } from 'gatsby'
import type { Singleton } from '../content-model/collections/query-results'

/** What every page's head says of the company. */
export type Company = Pick<
  Singleton<'settings.yaml'>,
  'brand' | 'legalName' | 'siteUrl' | 'language' | 'tagline' | 'foundedYear' | 'address' | 'social'
>

/** The company as its settings describe it. */
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
 * `https://www.rantara.example/about`: an address with its host. No address ends in a slash.
 * @param path address from the site's root, without the path prefix
 */
export function absolute({ siteUrl }: Pick<Company, 'siteUrl'>, path: string): string {
  return (siteUrl + withPrefix(path)).replace(/\/$/, '')
}
