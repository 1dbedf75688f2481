/**
 * Keeps Gatsby's own nodes of all pages between builds. Gatsby would delete them, and create them again with
 * the pages.
 *
 * Internal: the action `enableStatefulSourceNodes`, which is public, in the name of Gatsby 5.16.1’s plugin
 * `internal-data-bridge`, which owns the nodes of type `SitePage` (`gatsby/dist/redux/actions/public`).
 * Gain: 1.1 s of a build after an edit with 10,000 articles.
 * When it is gone: the nodes are deleted and created again; nothing warns but the canary.
 */
import type { SourceNodesArgs } from 'gatsby'

/** The owner of the nodes of pages. */
const owner = { name: 'internal-data-bridge' }

/** Makes Gatsby keep the nodes of pages; to be called while nodes are sourced. */
export function keepPageNodes({ actions }: Pick<SourceNodesArgs, 'actions'>): void {
  actions.enableStatefulSourceNodes?.(owner)
}
