/** Turns checked content files into Gatsby nodes. */
import { dirname, join } from 'node:path'
import type { NodePluginArgs, SourceNodesArgs } from 'gatsby'
import * as z from 'zod'
import { addressOf } from '../collections/addresses'
import { metaOf, unwrap } from '../collections/field-help'
import { locate } from '../collections/locations'
import { definitions, singletons } from '../collections/registry'
import { visibilityChoice } from '../collections/visibility'
import { pictureFolder, type Texts } from './accepted-content'
import { takeEntry } from './content-check'
import type { EntrySource } from './entry-source'
import type { PageMaking } from './page-making'

/** Digest of each entry that Gatsby has a node of, by the node's id. */
const digests = new Map<string, string>()
/** What there are to be nodes of. */
let expected: Texts = new Map()
let lastArguments: SourceNodesArgs | undefined

/** Says which entries there are from now on. */
export function expectEntries(texts: Texts): void {
  expected = texts
}

/** The entries that Gatsby has nodes of from an earlier run. */
export function earlierEntries(args: Pick<NodePluginArgs, 'getNodesByType' | 'store'>): Texts {
  const pictures = pictureFolderOf(args)
  const earlier = new Map<string, string>()
  for (const { typeName } of definitions)
    for (const { id, internal } of args.getNodesByType(typeName)) {
      const [key = '', folder] = internal.contentDigest.split('\n')
      // In a folder that has been moved, the paths of pictures are others.
      if (folder === pictures) earlier.set(pathOf(id), key)
    }
  return earlier
}

/**
 * Creates the nodes of new and changed entries, and deletes those of entries that are gone.
 * @returns how many nodes were created
 */
export async function sourceEntries(args: SourceNodesArgs): Promise<number> {
  // What is not mentioned again stays as it is. Gatsby would also delete its own nodes of all pages, and
  // create them again with the pages.
  args.actions.enableStatefulSourceNodes?.()
  args.actions.enableStatefulSourceNodes?.({ name: 'internal-data-bridge' })
  for (const { typeName } of definitions)
    for (const { id, internal } of args.getNodesByType(typeName))
      digests.set(id, internal.contentDigest)
  lastArguments = args
  return sourceExpected(args)
}

/**
 * The same once more after a change, as soon as no pages are being made. Before Gatsby has asked for
 * nodes, there is nothing to do.
 * @throws when a file or a node cannot be read; the next change tries again
 */
export function sourceAgain(pageMaking: PageMaking): Promise<unknown> {
  const args = lastArguments
  if (!args) return turn
  const source = () => pageMaking.isOver().then(() => sourceExpected(args))
  turn = turn.then(source, source)
  return turn
}

/** Changes are taken up one after another. */
let turn: Promise<unknown> = Promise.resolve()

async function sourceExpected({ actions, getNode, store }: SourceNodesArgs): Promise<number> {
  const root: string = store.getState().program.directory
  const pictures = pictureFolderOf({ store })
  const gone = new Set(digests.keys())
  const written: Promise<unknown>[] = []
  let created = 0
  for (const [path, key] of expected) {
    const place = locate(path)
    if (!place) continue
    const id = nodeId(place.collection, place.slug)
    const digest = `${key}\n${pictures}`
    gone.delete(id)
    if (digests.get(id) === digest) continue
    const { typeName: type, schema } = place.definition
    const source = takeEntry(root, path, key)
    const fields = entryFields(source, schema, join(pictures, dirname(path)))
    const node = { ...fields, id, children: [], internal: { type, contentDigest: digest } }
    created += 1
    written.push(Promise.resolve(actions.createNode(node)))
    // Only now: a file that could not be read is tried again.
    digests.set(id, digest)
    if (written.length === atOnce) await Promise.all(written.splice(0))
  }
  for (const id of gone) {
    digests.delete(id)
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  await Promise.all(written)
  return created
}

/** Nodes name the files of their pictures by whole paths. */
function pictureFolderOf({ store }: Pick<NodePluginArgs, 'store'>): string {
  return join(store.getState().program.directory, pictureFolder)
}

/** Nodes that wait to be written at the same time: more would only take memory. */
const atOnce = 1000

/** Entries are linked by these ids: `services/erp-integration`. */
function nodeId(collection: string, slug: string): string {
  return `${collection}/${slug}`
}

/** Path under `content/` of the file of a node. */
function pathOf(id: string): string {
  const [collection = ''] = id.split('/')
  return Object.hasOwn(singletons, collection) ? collection : `${id}.mdx`
}

/** Frontmatter, the text's tree, and what pages need to find the entry. */
function entryFields(
  { collection, slug, data, tree, text }: EntrySource,
  schema: z.ZodObject,
  folder: string,
) {
  const { headings, wordCount, pictures } = text
  return {
    ...(resolveFields(schema, data, folder) as Record<string, unknown>),
    slug,
    listed: !visibilityChoice(data).unlisted,
    path: addressOf(collection, slug) ?? '',
    body: tree,
    headings,
    wordCount,
    figures: [...new Set(pictures.map(({ target }) => join(folder, target)))],
  }
}

/** References become node ids and pictures name their file, so that GraphQL finds them. */
function resolveFields(schema: z.ZodType, value: unknown, folder: string): unknown {
  const inner = unwrap(schema)
  const meta = metaOf(schema)
  if (value === undefined || value === null) return value
  if (meta.references) return nodeId(meta.references, String(value))
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => resolveFields(inner.element as z.ZodType, item, folder))
  if (inner instanceof z.ZodObject && typeof value === 'object') {
    const entries = Object.entries(value).map(([name, item]) => [
      name,
      resolveFields(inner.shape[name] as z.ZodType, item, folder),
    ])
    const fields: Record<string, unknown> = Object.fromEntries(entries)
    return meta.typeName === 'Picture'
      ? { ...fields, file: join(folder, String(fields.src)) }
      : fields
  }
  return value
}
