/** `feed.xml`: the full text of the newest articles as an Atom feed (RFC 4287). */

import type { BuildArgs } from 'gatsby'
import { getSrc } from 'gatsby-plugin-image'
import { addressInLanguage } from '../../content-model/addresses/entry-address'
import type { QueriedFigure } from '../../content-model/collections/query-results'
import type { Settings } from '../../content-model/collections/settings'
import type { BodyNode } from '../../content-model/read/body-tree'
import { plainBody } from '../../content-model/read/plain-body'
import { startOfDay } from '../../content-model/visibility/day'
import { SiteAddress } from '../../language/site-address'
import { writeWords } from '../../language/written-words'
import { wordsOf } from '../nodes/interface-words'
import { nodesByLanguage, settingsIn } from '../nodes/languages'
import { hasBlog } from '../pages/blog-pages'
import { linkAddresses } from '../pages/site-pages'
import { escaped, htmlOf } from './html'

/** Feed readers download the feed repeatedly, so it must stay small. */
const maximumEntries = 50

export interface FeedArticle {
  path: string
  translation: string
  title: string
  summary: string
  category: string
  categoryName: string
  published: string
  updated: string | null
  author: { name: string } | null
  /** Oldest first. */
  formerSlugs: string[] | null
  body: BodyNode[]
  figures: QueriedFigure[]
}

/**
 * Returns the feed of each language with a blog, by path.
 * @throws if the query fails
 */
export async function feeds(
  { graphql, getNodesByType }: Pick<BuildArgs, 'graphql' | 'getNodesByType'>,
  site: SiteAddress,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const nodes of nodesByLanguage({ getNodesByType }).filter(hasBlog)) {
    const { folder, translation } = nodes.language
    const settings = settingsIn(nodes)
    const limit = writeWords(
      wordsOf(nodes).feed.limit,
      { count: maximumEntries },
      settings.language,
    )
    const { data, errors } = await graphql<{ articles: { nodes: FeedArticle[] } }>(query, {
      ...(translation && { language: translation }),
    })
    if (!data) throw new Error(`The query for the feed's articles failed: ${String(errors)}`)
    const articles = data.articles.nodes.filter((article) => article.translation === translation)
    const path = `${folder}/feed.xml`
    const own = new SiteAddress(site.siteUrl, site.pathPrefix, linkAddresses(nodes))
    texts[path.slice(1)] = feed(path, articles, { ...settings, limit }, own)
  }
  return texts
}

/**
 * Returns the XML of a feed.
 * @param settings `limit` is the sentence with the maximum number of articles
 */
export function feed(
  path: string,
  articles: readonly FeedArticle[],
  settings: Settings & { limit: string },
  site: SiteAddress,
): string {
  const updates = articles.map(({ published, updated }) => updated ?? published).sort()
  const { brand, tagline, limit, language, timeZone } = settings
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(language)}">`,
    tag('id', site.absolute(path)),
    tag('title', brand),
    tag('subtitle', `${tagline} ${limit}`),
    tag('updated', startOfDay(timeZone, updates.at(-1) ?? '1970-01-01')),
    link('self', site.absolute(path), 'application/atom+xml'),
    link('alternate', site.absolute('/blog'), 'text/html'),
    tag('icon', site.absolute('/icon-192.png')),
    ...articles.map((article) => entry(article, settings, site)),
    '</feed>',
  ].join('\n')}\n`
}

/** The picture options of article pages, to avoid additional sizes. */
const query = `{
  articles: allArticle(sort: [{ published: DESC }, { slug: ASC }], limit: ${maximumEntries}) {
    nodes {
      path translation title summary category categoryName published updated formerSlugs body
      author { name }
      figures { base childImageSharp { gatsbyImageData(
        width: 960, layout: CONSTRAINED, placeholder: NONE
      ) } }
    }
  }
}`

function entry(article: FeedArticle, { brand, timeZone }: Settings, site: SiteAddress): string {
  const { path, title, summary, category, categoryName, published, updated } = article
  const { author, body, figures } = article
  const picture = (src: string) => {
    const figure = figures.find(({ base }) => `/${src}`.endsWith(`/${base}`))
    const address = figure && getSrc(figure.childImageSharp.gatsbyImageData)
    // Gatsby already added the path prefix.
    return address && site.siteUrl + address
  }
  const html = htmlOf(
    plainBody(body, { address: (target) => site.absolute(target, path), picture }),
  )
  return [
    '<entry>',
    tag('id', site.absolute(firstAddress(article))),
    tag('title', title),
    link('alternate', site.absolute(path), 'text/html'),
    tag('published', startOfDay(timeZone, published)),
    tag('updated', startOfDay(timeZone, updated ?? published)),
    `<author>${tag('name', author?.name ?? brand)}</author>`,
    `<category term="${escaped(category)}" label="${escaped(categoryName)}"/>`,
    tag('summary', summary),
    `<content type="html">${escaped(html)}</content>`,
    '</entry>',
  ].join('\n')
}

/**
 * An article's first URL is its permanent id: feed readers show an entry with a new id as unread.
 */
function firstAddress({ path, translation, formerSlugs }: FeedArticle): string {
  const [slug] = formerSlugs ?? []
  const language = translation || undefined
  return (slug && addressInLanguage({ collection: 'articles', slug, language })) || path
}

function tag(name: string, words: string): string {
  return `<${name}>${escaped(words)}</${name}>`
}

function link(relation: string, address: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escaped(address)}"/>`
}
