/**
 * Keeps the nodes of pages and of content between builds. Gatsby would delete those that nobody creates again,
 * and look for them among all nodes.
 *
 * Internal: the action `enableStatefulSourceNodes`, which is public, in the names of the plugins that own the nodes:
 * Gatsby 5.16.1’s `internal-data-bridge` (`gatsby/dist/redux/actions/public`), which owns those of type `SitePage`,
 * and the plugins of gatsby-config.ts.
 * Gain: with 10,000 articles 1.1 s of a build after an edit for the pages, and 4.1 s for the content, together with
 * `nodes/unchanged-texts.ts`, which leaves it out when nodes are made.
 * When it is gone: the nodes are deleted, and pages with them; the canary and the tests of builds see it.
 */
import type { Node, SourceNodesArgs } from 'gatsby'

/** The owner of nodes of files, and the name by which it can be told to delete one. */
const fileOwner = { name: 'gatsby-source-filesystem' }

/** The owners of nodes, by type: pages, files, texts, entries and pictures. */
const owners = [
  { name: 'internal-data-bridge' },
  fileOwner,
  { name: 'gatsby-plugin-mdx' },
  { name: 'default-site-plugin' },
  { name: 'gatsby-transformer-sharp' },
]

/** Makes Gatsby keep these nodes until they are deleted; to be called while nodes are sourced. */
export function keepNodes({ actions }: Pick<SourceNodesArgs, 'actions'>): void {
  for (const owner of owners) actions.enableStatefulSourceNodes?.(owner)
}

/** Deletes the node of a file, and those made of it, which Gatsby keeps otherwise. */
export function deleteFile({ actions }: Pick<SourceNodesArgs, 'actions'>, file: Node): void {
  actions.deleteNode(file, fileOwner)
}
