import type { BuildArgs } from 'gatsby'
import { documentAddress } from '../../content-model/addresses/document-address'
import { count } from '../../content-model/check/diagnostics'
import { addToManifest } from '../../content-model/site-rules/links/url-manifest'
import { nodesByLanguage } from '../nodes/languages'
import { type Nodes, nodesOfType } from '../nodes/typed-nodes'
import { sitePages } from '../pages/site-pages'

/** Pages without a permanent URL. */
const screens = ['/404']

/** Returns the URLs of PDFs without a page. */
function samplesIn(nodes: Nodes): string[] {
  return nodesOfType(nodes, 'Deliverable').map((sample) => documentAddress('Deliverable', sample))
}

/** Adds this build's new URLs to `addresses.txt`. The deploy workflow commits them when they are public. */
export function noteNewAddresses(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  root: string,
): void {
  const languages = nodesByLanguage({ getNodesByType })
  const paths = [
    ...languages
      .flatMap(sitePages)
      .filter(({ listPage }) => listPage === undefined)
      .map(({ path }) => path),
    ...languages.flatMap(samplesIn),
  ]
  const added = addToManifest(
    root,
    paths.filter((path) => !screens.includes(path)),
  )
  if (added.length === 0) return
  const some = `${added.slice(0, 3).join(', ')}${added.length > 3 ? ', …' : ''}`
  reporter.info(`addresses.txt has ${count(added.length, 'new line')}: ${some}`)
}
