import { Helmet } from 'react-helmet'
import { shareImagePath, shareImageSize } from '../content-model/collections/share-image-paths'
import { colors } from '../look/colors'
import { absolute, useCompany } from './company'
import { useIsInHtml } from './StructuredData'
import { graphOf, type Statement } from './structured-data'

interface HeadProps {
  /** Name of the page; the brand is added after it. */
  title: string
  description: string
  /** Canonical address of the page, from the site's root. */
  path: string
  /** Whether search engines may list the page. */
  indexed?: boolean
  /** Address of the page whose share image this one shows. Default: its own. */
  sharedAs?: string
  /** For an article: the dates of its publication and last change, as year-month-day. */
  article?: { published: string; updated: string | null }
  /** JSON-LD of the page; see structured-data.ts. */
  jsonLd?: readonly Statement[]
}

/** Head of a page: title, description, addresses, language, theme colours, and Open Graph metadata. */
export function Head({
  title,
  description,
  path,
  indexed = true,
  sharedAs = path,
  article,
  jsonLd = [],
}: HeadProps) {
  const company = useCompany()
  const isInHtml = useIsInHtml()
  const { brand, language } = company
  const address = absolute(company, path)
  return (
    <Helmet htmlAttributes={{ lang: language }} defer={false}>
      <title>{`${title} | ${brand}`}</title>
      {indexed ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta name="theme-color" content={colors.paper.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={colors.paper.dark} media="(prefers-color-scheme: dark)" />
      {/* One element serves both search results and share cards, so the text is not sent twice. */}
      <meta name="description" property="og:description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(company, shareImagePath(sharedAs))} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={`${title} | ${brand}`} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={language.replace('-', '_')} />
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
