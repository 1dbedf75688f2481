/** Turns checked content files into Gatsby nodes. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CreateNodeArgs } from 'gatsby'
import * as z from 'zod'
import { addressOf } from '../collections/addresses'
import type { ContentDocument } from '../collections/document'
import { metaOf, unwrap } from '../collections/field-help'
import { locate } from '../collections/locations'
import { visibilityChoice } from '../collections/visibility'
import { takeDocument } from './content-check'

/** A `File` node of gatsby-source-filesystem, as far as it is used here. */
interface FileNode {
  id: string
  absolutePath: string
  relativePath: string
  sourceInstanceName: string
}

/** Whether a node is a content file's own: an Mdx node below `content/`, or the settings file. */
export function isContentNode(node: unknown, fileNode: unknown): boolean {
  if (isContentFile(node)) return node.relativePath.endsWith('.yaml')
  return isContentFile(fileNode)
}

function isContentFile(node: unknown): node is FileNode {
  return (node as Partial<FileNode> | undefined)?.sourceInstanceName === 'content'
}

/** Creates the node of one entry: its frontmatter, its body's tree and what pages need to find it. */
export async function createEntryNode({
  node,
  getNode,
  actions,
  createContentDigest,
}: CreateNodeArgs): Promise<void> {
  const fileNode: unknown = isContentFile(node) ? node : getNode(node.parent ?? '')
  if (!isContentFile(fileNode)) return
  const { relativePath, absolutePath } = fileNode
  const place = locate(relativePath)
  if (!place) return
  const document = takeDocument(relativePath, await readFile(absolutePath))
  const fields = entryFields(document, place.definition.schema, absolutePath)
  const entry = {
    ...fields,
    id: nodeId(document.collection, document.slug),
    parent: node.id,
    children: [],
    internal: { type: place.definition.typeName, contentDigest: createContentDigest(fields) },
  }
  actions.createNode(entry)
  // A file that is deleted takes its entry with it.
  actions.createParentChildLink({ parent: node, child: entry })
}

/** Entries are linked by these ids: `services/erp-integration`. */
function nodeId(collection: string, slug: string): string {
  return `${collection}/${slug}`
}

function entryFields(document: ContentDocument, schema: z.ZodObject, absolutePath: string) {
  const folder = dirname(absolutePath)
  const { tree, headings, wordCount, pictures } = document.body
  return {
    ...(resolveFields(schema, document.data, folder) as Record<string, unknown>),
    slug: document.slug,
    listed: !visibilityChoice(document.data).unlisted,
    path: addressOf(document.collection, document.slug) ?? '',
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
