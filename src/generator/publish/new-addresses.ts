import type { BuildArgs } from 'gatsby'
import { documentAddress } from '../../content-model/addresses/document-address'
import { count } from '../../content-model/check/diagnostics'
import { addToManifest } from '../../content-model/site-rules/links/url-manifest'
import { nodesByLanguage } from '../nodes/languages'
import { nodesOfType } from '../nodes/typed-nodes'
import { sitePages } from '../pages/site-pages'

/** Adds this build's new URLs to `addresses.txt`. The deploy workflow commits them when they are public. */
export function recordNewAddresses(
  { getNodesByType, reporter }: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  root: string,
): void {
  const languages = nodesByLanguage({ getNodesByType })
  // The 404 page and later pages of lists have no permanent URL.
  const pages = languages
    .flatMap(sitePages)
    .filter(({ path, listPage }) => path !== '/404' && listPage === undefined)
  // Deliverables have PDFs but no pages.
  const samples = languages.flatMap((nodes) => nodesOfType(nodes, 'Deliverable'))
  const added = addToManifest(root, [
    ...pages.map(({ path }) => path),
    ...samples.map((sample) => documentAddress('Deliverable', sample)),
  ])
  if (added.length === 0) return
  const some = `${added.slice(0, 3).join(', ')}${added.length > 3 ? ', …' : ''}`
  reporter.info(`addresses.txt has ${count(added.length, 'new line')}: ${some}`)
}
