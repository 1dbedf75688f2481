/** `llms.txt` (https://llmstxt.org): links to the pages' text versions. */

import { textPath } from '../../content-model/addresses/text-path'
import { type Collection, collections } from '../../content-model/collections/registry'
import type { SiteAddress } from '../../language/site-address'
import { cachedDrawing } from '../graphql/drawings'
import { wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage, settingsIn } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { type SitePage, sitePages } from '../pages/site-pages'

/** Returns, for each language, the company and its pages by collection. */
export async function llmsText(nodes: Nodes, site: SiteAddress, root: string): Promise<string> {
  const parts = await Promise.all(nodesByLanguage(nodes).map((own) => partIn(own, site, root)))
  return `${parts.flat().join('\n\n')}\n`
}

async function partIn(nodes: LanguageNodes, site: SiteAddress, root: string): Promise<string[]> {
  const { brand, tagline, language } = settingsIn(nodes)
  const words = wordsOf(nodes)
  const pages = sitePages(nodes).filter(
    ({ indexed, listPage }) => indexed && listPage === undefined,
  )
  const sections = Object.entries<Collection>(collections)
    .filter(([, { address }]) => address && address !== '/')
    .map(([name, { address }]) => ({
      title: pages.find(({ original }) => original === address)?.title ?? name,
      pages: pages.filter(({ collection }) => collection === name),
    }))
  const others = pages.filter(({ collection }) => !collection || collection === 'pages')
  const line = async ({ path, title, description, node }: SitePage) => {
    const { diagram } = (node?.vision ?? node ?? {}) as {
      diagram?: { caption: string; source: string } | null
    }
    // The page's cached drawing: an unchanged build does not load Mermaid.
    const drawn =
      diagram && (await cachedDrawing(diagram.source, { root, language: nodes.language.tag }))
    const drawing = drawn ? `\n  - ${diagram.caption} ${drawn.lines.join('; ')}` : ''
    return `- [${title}](${site.absolute(textPath(path))}): ${description}${drawing}`
  }
  const shown = [...sections, { title: words.assistants.company, pages: others }].filter(
    (section) => section.pages.length > 0,
  )
  const lists = shown.map(async (section) => {
    const lines = await Promise.all(section.pages.map(line))
    return [`## ${section.title}`, '', ...lines].join('\n')
  })
  return [
    nodes.language.translation ? `# ${brand} (${language})` : `# ${brand}`,
    `> ${tagline}`,
    words.assistants.versions,
    ...(await Promise.all(lists)),
  ]
}
