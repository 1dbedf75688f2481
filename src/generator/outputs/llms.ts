/** `llms.txt` (https://llmstxt.org): links an assistant to the text version of every page. */

import { textPath } from '../../content-model/addresses/text-path'
import { type Collection, collections } from '../../content-model/collections/registry'
import { describeDiagram } from '../../diagrams/describe'
import type { SiteAddress } from '../../language/site-address'
import { wordsOf } from '../nodes/interface-words'
import { type LanguageNodes, nodesByLanguage, settingsIn } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { type SitePage, sitePages } from '../pages/site-pages'

/** The field `diagram` as files have it. */
interface WrittenDiagram {
  caption: string
  source: string
}

/** Returns the text: the company, and its pages by collection with what their drawings say, in each language. */
export function llmsText(nodes: Nodes, site: SiteAddress): string {
  const parts = nodesByLanguage(nodes).flatMap((own) => partIn(own, site))
  return `${parts.join('\n\n')}\n`
}

function partIn(nodes: LanguageNodes, site: SiteAddress): string[] {
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
  const line = ({ path, title, description, node }: SitePage) => {
    const { diagram } = (node?.vision ?? node ?? {}) as { diagram?: WrittenDiagram | null }
    const said = diagram && describeDiagram(diagram.source, nodes.language.tag).join('; ')
    const drawing = diagram ? `\n  - ${diagram.caption} ${said}` : ''
    return `- [${title}](${site.whole(textPath(path))}): ${description}${drawing}`
  }
  return [
    nodes.language.translation ? `# ${brand} (${language})` : `# ${brand}`,
    `> ${tagline}`,
    words.assistants.versions,
    ...[...sections, { title: words.assistants.company, pages: others }]
      .filter((section) => section.pages.length > 0)
      .map((section) => [`## ${section.title}`, '', ...section.pages.map(line)].join('\n')),
  ]
}
