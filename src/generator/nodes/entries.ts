import { dirname, join } from 'node:path'
import type { CreateNodeArgs, Node, NodePluginArgs } from 'gatsby'
import { locate } from '../../content-model/read/locations'
import type { Content } from './content'
import { entryFields, nodeId } from './entry-fields'
import { publishedPart } from './entry-source'
import { contentFolder } from './staged-content'

/** Whether an entry is the child of this node: `Mdx`, or `File` of a YAML file. */
export function isEntryParent({ internal, ext }: Readonly<Node>): boolean {
  return internal.type === 'Mdx' || (internal.type === 'File' && ext === '.yaml')
}

/**
 * Resolves when Gatsby has processed these written or removed files, or after
 * two seconds. Otherwise a page could disappear briefly, because Gatsby does not
 * wait for nodes derived from a file.
 */
export async function waitForEntries(
  paths: Iterable<string>,
  args: Pick<NodePluginArgs, 'getNode'>,
  content: Content,
): Promise<void> {
  let missing = [...paths]
  for (const end = Date.now() + 2000; Date.now() < end; ) {
    missing = missing.filter((path) => !isEntryCurrent(path, args, content))
    if (missing.length === 0) return void (await content.lastNodeCreated)
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** Whether the entry's node matches its staged file, or neither exists. */
export function isEntryCurrent(
  path: string,
  { getNode }: Pick<NodePluginArgs, 'getNode'>,
  content: Content,
): boolean {
  const place = locate(path)
  const node = place && getNode(nodeId(place.collection, place.slug, place.language))
  return node?.internal.contentDigest === content.staged.keys.get(path)
}

/** Creates a file's entry (`Service`, `Article`, …), as a child of its `Mdx` or `File` node. */
export function createEntry(
  { node: parent, actions, getNode, store }: CreateNodeArgs,
  content: Content,
): void {
  const file = parent.internal.type === 'Mdx' ? getNode(parent.parent ?? '') : parent
  if (file?.sourceInstanceName !== 'content') return
  const path = String(file.relativePath)
  const place = locate(path)
  const staged = content.entry(path)
  if (!place || !staged) return
  const { typeName: type, schema } = place.definition
  const root: string = store.getState().program.directory
  const folder = join(root, contentFolder, dirname(path))
  const source = publishedPart(staged.source, place.definition)
  const node = {
    ...entryFields(source, schema, folder),
    id: nodeId(place.collection, place.slug, place.language),
    parent: parent.id,
    children: [],
    internal: { type, contentDigest: staged.key },
  }
  content.lastNodeCreated = Promise.resolve(actions.createNode(node))
  actions.createParentChildLink({ parent, child: node })
}
