import { withPrefix } from 'gatsby'
import { Helmet } from 'react-helmet'
import { shareImagePath, shareImageSize } from '../content-model/addresses/share-image-paths'
import { isIndexed } from '../content-model/visibility/indexed'
import { previewDay } from '../content-model/visibility/preview'
import { inLanguage } from '../language/addresses'
import { usePageLanguage } from '../language/page-language'
import { colors } from '../theme/colors'
import { useIsInHtml } from './StructuredData'
import { absolute, useCompany, useTranslation } from './site-data'
import { graphOf, type Statement } from './structured-data'

interface HeadProps {
  /** Without the brand, which is appended. */
  title: string
  metaDescription: string
  /** Path of the original page. */
  path: string
  /** `listed` and `status` decide whether search engines may index the page. */
  listed?: boolean
  status?: unknown
  /** Path of the page with the share image. Default: this page */
  sharedAs?: string
  /** Dates of publication and last change (YYYY-MM-DD). */
  article?: { published: string; updated: string | null }
  jsonLd?: readonly Statement[]
}

/** Returns the page's versions in all languages; empty without translations. */
function useVersions(path: string): { language: string; path: string }[] {
  const { language: own, addresses } = useCompany()
  const { language, otherLanguages = [] } = usePageLanguage()
  const others = otherLanguages.filter(({ isSame }) => isSame)
  if (others.length === 0) return []
  const self = { language: own, path: inLanguage(path, addresses) }
  const original = language === undefined ? self : { ...self, path }
  return [self, ...others, { ...original, language: 'x-default' }]
}

/** Returns an Open Graph locale: `id_ID` for `id`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

export function Head({
  title,
  metaDescription,
  path,
  listed = true,
  status,
  sharedAs = path,
  article,
  jsonLd = [],
}: HeadProps) {
  const company = useCompany()
  const isInHtml = useIsInHtml()
  const indexed = isIndexed({ path, listed, status })
  const { brand, language, direction, addresses } = company
  const address = absolute(company, path)
  const versions = useVersions(path)
  const translation = useTranslation()
  // A language without a blog has no feed.
  const feedFolder = translation?.addresses['/blog'] ? translation.folder : ''
  return (
    <Helmet
      htmlAttributes={{ lang: language, ...(direction === 'rtl' && { dir: direction }) }}
      defer={false}
    >
      <title>{`${title} | ${brand}`}</title>
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={colors.paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.paper.dark} media="(prefers-color-scheme: dark)" />
      {indexed &&
        versions.map((version) => (
          <link
            key={version.language}
            rel="alternate"
            hrefLang={version.language}
            href={(company.siteUrl + withPrefix(version.path)).replace(/\/$/, '')}
          />
        ))}
      {!previewDay && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={withPrefix(`${feedFolder}/feed.xml`)}
        />
      )}
      {/* Search results and share cards read the same element. */}
      <meta name="description" property="og:description" content={metaDescription} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      <meta
        property="og:image"
        content={absolute(company, shareImagePath(inLanguage(sharedAs, addresses)))}
      />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={`${title} | ${brand}`} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={localeOf(language)} />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article?.updated && <meta property="article:modified_time" content={article.updated} />}
      <meta name="twitter:card" content="summary_large_image" />
      {isInHtml && jsonLd.length > 0 && (
        <script type="application/ld+json">
          {graphOf(jsonLd.map((statement) => statement(company)))}
        </script>
      )}
    </Helmet>
  )
}
