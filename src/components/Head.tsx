import { graphql, useStaticQuery } from 'gatsby'
import { Helmet } from 'react-helmet'
import type { Singleton } from '../collections/queried'
import { colors } from '../styles/theme'

interface HeadProps {
  /** Name of the page; the brand is added after it. */
  title: string
  description: string
  /** Canonical address of the page, from the site's root. */
  path: string
  /** Whether search engines may list the page. */
  indexed?: boolean
}

/** Title, description, canonical address, language and colours of a page. */
export function Head({ title, description, path, indexed = true }: HeadProps) {
  const { settings } = useStaticQuery<{
    settings: Pick<Singleton<'settings.yaml'>, 'brand' | 'siteUrl' | 'language'>
  }>(graphql`
    query HeadSettings {
      settings {
        brand
        siteUrl
        language
      }
    }
  `)
  return (
    <Helmet htmlAttributes={{ lang: settings.language }} defer={false}>
      <title>{`${title} | ${settings.brand}`}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <link rel="canonical" href={settings.siteUrl + (path === '/' ? '' : path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content={colors.paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.paper.dark} media="(prefers-color-scheme: dark)" />
    </Helmet>
  )
}
