/** Creates the typed node of an entry (`Service`, `Article`, …) as the child of its `Mdx` or `File` node. */
import { dirname, join } from 'node:path'
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby'
import { locate } from '../../content-model/read/locations'
import type { Content } from './content'
import { entryFields, nodeId } from './entry-fields'
import { publishedPart } from './entry-source'
import { contentFolder } from './staged-content'

/** Whether a node is one that an entry is made of: a text's `Mdx`, or the `File` of YAML. */
export function hasEntry({ internal, ext }: Readonly<Node>): boolean {
  return internal.type === 'Mdx' || (internal.type === 'File' && ext === '.yaml')
}

/**
 * Resolves when Gatsby has taken up the changes of these files, or after two seconds. Gatsby does not wait
 * for what follows from a change of a file, and a page would be missing for a moment.
 * @param paths of files that were written or removed
 */
export async function entriesSettled(
  paths: Iterable<string>,
  args: Pick<NodePluginArgs, 'getNode'>,
  content: Content,
): Promise<void> {
  let missing = [...paths]
  for (const end = Date.now() + 2000; Date.now() < end; ) {
    missing = missing.filter((path) => !hasEntryOf(path, args, content))
    if (missing.length === 0) return void (await content.listed)
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** Whether there is the entry of the staged version of a file, or none where no file is staged. */
export function hasEntryOf(
  path: string,
  { getNode }: Pick<NodePluginArgs, 'getNode'>,
  content: Content,
): boolean {
  const place = locate(path)
  const node = place && getNode(nodeId(place.collection, place.slug, place.language))
  return node?.internal.contentDigest === content.staged.keys.get(path)
}

/** Creates the entry of a new or changed file, or nothing if the file has no entry. */
export function createEntry(
  { node: parent, actions, getNode, store }: CreateNodeArgs,
  content: Content,
): void {
  const file = parent.internal.type === 'Mdx' ? getNode(parent.parent ?? '') : parent
  if (file?.sourceInstanceName !== 'content') return
  const path = String(file.relativePath)
  const place = locate(path)
  const read = content.entry(path)
  if (!place || !read) return
  const { typeName: type, schema } = place.definition
  const root: string = store.getState().program.directory
  const folder = join(root, contentFolder, dirname(path))
  const source = publishedPart(read.source, place.definition)
  const node = {
    ...entryFields(source, schema, folder),
    id: nodeId(place.collection, place.slug, place.language),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: read.key },
  }
  content.listed = Promise.resolve(actions.createNode(node))
  actions.createParentChildLink({ parent, child: node as unknown as Node })
}
