/** `llms.txt` (https://llmstxt.org): links an assistant to the text version of every page. */
import type { NodePluginArgs } from 'gatsby'
import { type Collection, collections } from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { wordsOf } from '../nodes/interface-words'
import { type SitePage, sitePages } from '../pages/site-pages'
import type { SiteAddress } from './site-address'
import { textPath } from './text-path'

/** Returns the text: the company, and its pages by collection. */
export function llmsText(
  nodes: Pick<NodePluginArgs, 'getNodesByType'>,
  { brand, tagline }: Settings,
  site: SiteAddress,
): string {
  const words = wordsOf(nodes)
  const pages = sitePages(nodes).filter(({ indexed }) => indexed)
  const sections = Object.entries<Collection>(collections)
    .filter(([, { address }]) => address && address !== '/')
    .map(([name, { address }]) => ({
      title: pages.find(({ path }) => path === address)?.title ?? name,
      pages: pages.filter(({ collection }) => collection === name),
    }))
  const others = pages.filter(({ collection }) => !collection || collection === 'pages')
  const line = ({ path, title, description }: SitePage) =>
    `- [${title}](${site.whole(textPath(path))}): ${description}`
  return [
    `# ${brand}`,
    `> ${tagline}`,
    words.assistants.versions,
    ...[...sections, { title: words.assistants.company, pages: others }]
      .filter((section) => section.pages.length > 0)
      .map((section) => [`## ${section.title}`, '', ...section.pages.map(line)].join('\n')),
  ]
    .join('\n\n')
    .concat('\n')
}
