/** Text versions of all pages that search engines may list, such as `/services/erp-integration.md`. */

import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { textPath } from '../../content-model/addresses/text-path'
import type { SiteAddress } from '../../language/site-address'
import { nodesByLanguage } from '../nodes/languages'
import { sitePages } from '../pages/site-pages'
import type { TextSource } from './page-text'

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** A text version to publish. */
export interface TextVersion {
  /** Path in `dist/`. */
  target: string
  source: TextSource
}

/**
 * Returns all text versions. They are made from the pages' HTML, so that both say the same in the same order.
 * @param root the project's folder
 */
export function textVersions(
  nodes: Nodes,
  root: string,
  { siteUrl, pathPrefix }: SiteAddress,
): TextVersion[] {
  return pagesWithText(nodes).map(({ path, title, description }) => ({
    target: textPath(path).slice(1),
    source: {
      html: join(root, 'public', path, 'index.html'),
      path,
      title,
      description,
      site: { siteUrl, pathPrefix },
    },
  }))
}

/** Returns the addresses of the pages that have a text version. */
export function textPages(nodes: Nodes): string[] {
  return pagesWithText(nodes).map(({ path }) => path)
}

const pagesWithText = (nodes: Nodes) =>
  nodesByLanguage(nodes)
    .flatMap(sitePages)
    .filter(({ indexed }) => indexed)
