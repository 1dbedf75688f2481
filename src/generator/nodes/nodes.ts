/** Turns checked content files into Gatsby nodes. */
import { dirname, join } from 'node:path'
import type { NodePluginArgs, SourceNodesArgs } from 'gatsby'
import { checkerVersion } from '../../content-model/check/check-cache'
import { definitions, singletons } from '../../content-model/collections/registry'
import { locate } from '../../content-model/read/locations'
import type { PageMaking } from '../dev-server/page-making'
import { type AcceptedKeys, pictureFolder } from './accepted-content'
import { publishedPart } from './announcement'
import { entryOf, forgetEntry } from './content-check'
import { entryFields, filesIn, nodeId, pictureLookup } from './entry-fields'

/** Digest of each entry that Gatsby has a node of, by the node's id. */
const digests = new Map<string, string>()
/** What there are to be nodes of. */
let expected: AcceptedKeys = new Map()
let lastArguments: SourceNodesArgs | undefined

/** Says which entries there are from now on. */
export function expectEntries(texts: AcceptedKeys): void {
  expected = texts
}

/** The entries that Gatsby has nodes of from an earlier run. */
export function earlierEntries(
  args: Pick<NodePluginArgs, 'getNodesByType' | 'store'>,
): AcceptedKeys {
  const earlier = new Map<string, string>()
  for (const { typeName } of definitions)
    for (const { id, internal } of args.getNodesByType(typeName)) {
      const [key = '', ...made] = internal.contentDigest.split('\n')
      if (made.join('\n') === madeBy(args)) earlier.set(pathOf(id), key)
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
  return (await sourceExpected(args)).created
}

/**
 * The same once more after a change, as soon as no pages are being made. An entry whose pictures Gatsby
 * does not know yet follows when it does: until then its page would be asked to show what is not there.
 * Before Gatsby has asked for nodes, there is nothing to do.
 * @throws when a file or a node cannot be read; the next change tries again
 */
export function sourceAgain(pageMaking: PageMaking): Promise<unknown> {
  const args = lastArguments
  if (!args) return turn
  const source = async () => {
    await pageMaking.isOver()
    const { waiting } = await sourceExpected(args, pictureLookup(args))
    clearTimeout(retry)
    if (waiting > 0) retry = setTimeout(() => void sourceAgain(pageMaking).catch(() => {}), 100)
  }
  turn = turn.then(source, source)
  return turn
}

/** Changes are taken up one after another. */
let turn: Promise<unknown> = Promise.resolve()

/** For the pictures that entries wait for. */
let retry: NodeJS.Timeout | undefined

/**
 * @param isKnown whether Gatsby has a picture; without it all are taken to be on their way
 * @returns how many nodes were created, and how many wait for their pictures
 */
async function sourceExpected(
  { actions, getNode, store }: SourceNodesArgs,
  isKnown?: (path: string) => boolean,
): Promise<{ created: number; waiting: number }> {
  const root: string = store.getState().program.directory
  const pictures = pictureFolderOf({ store })
  const made = madeBy({ store })
  const gone = new Set(digests.keys())
  const written: Promise<unknown>[] = []
  let created = 0
  let waiting = 0
  let unreadable: unknown
  for (const [path, key] of expected) {
    const place = locate(path)
    if (!place) continue
    const id = nodeId(place.collection, place.slug)
    const digest = `${key}\n${made}`
    gone.delete(id)
    if (digests.get(id) === digest) continue
    const { typeName: type, schema } = place.definition
    const source = attempt(() => publishedPart(entryOf(root, path, key), place.definition))
    if ('error' in source) {
      unreadable ??= source.error
      continue
    }
    const fields = entryFields(source.result, schema, join(pictures, dirname(path)))
    if (isKnown && !filesIn(fields, pictures).every(isKnown)) {
      waiting += 1
      continue
    }
    const node = { ...fields, id, children: [], internal: { type, contentDigest: digest } }
    created += 1
    written.push(Promise.resolve(actions.createNode(node)))
    // Only now: a file that could not be read is tried again.
    digests.set(id, digest)
    forgetEntry(key)
    if (written.length === concurrentNodeWrites) await Promise.all(written.splice(0))
  }
  for (const id of gone) {
    digests.delete(id)
    const node = getNode(id)
    if (node) actions.deleteNode(node)
  }
  await Promise.all(written)
  // One file must not keep the others from being shown.
  if (unreadable) throw unreadable
  return { created, waiting }
}

function attempt<Result>(run: () => Result): { result: Result } | { error: unknown } {
  try {
    return { result: run() }
  } catch (error) {
    return { error }
  }
}

/**
 * What decides on a node beside the bytes of its file: in a folder that has been moved, the paths of
 * pictures are others, and with another schema the fields.
 */
function madeBy({ store }: Pick<NodePluginArgs, 'store'>): string {
  version ??= checkerVersion(store.getState().program.directory)
  return `${pictureFolderOf({ store })}\n${version}`
}

let version: string | undefined

/** Nodes name the files of their pictures by whole paths. */
function pictureFolderOf({ store }: Pick<NodePluginArgs, 'store'>): string {
  return join(store.getState().program.directory, pictureFolder)
}

/** Nodes that wait to be written at the same time: more would only take memory. */
const concurrentNodeWrites = 1000

/** Path under `content/` of the file of a node. */
function pathOf(id: string): string {
  const [collection = ''] = id.split('/')
  return Object.hasOwn(singletons, collection) ? collection : `${id}.mdx`
}
