/** Writes the file of a new translation: the words of its original, each as the caller says it, and nothing shared. */
import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { Document, parseDocument, visit } from 'yaml'
import * as z from 'zod'
import { startOfFile } from '../check/diagnostics'
import { mdxComponents } from '../collections/components'
import { metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { forEachNode, parseBody } from '../read/body-parser'
import { takeLater } from '../read/later'
import { locationOf } from '../read/locations'
import { splitFrontmatter } from '../read/source'
import { isKnown, readProperties } from '../rules/component-rules'
import { placeholderMark } from '../rules/placeholders'
import { hasWords } from './marks'

/** Returns what stands in the translation for a text of the original. */
type Say = (text: string) => string

/**
 * Returns the text of a translation's file.
 * @param path of the original, under `content/`
 * @param text of the original's file, which the check accepts
 * @param sayBlock says a whole paragraph, heading or cell, with its marks. Default: each text in it is said by itself
 * @throws when it has no readable frontmatter
 */
export function scaffoldTranslation(path: string, text: string, say: Say, sayBlock?: Say): string {
  const { schema } = locationOf(path).definition
  const isYaml = path.endsWith('.yaml')
  const split = splitFrontmatter(text, isYaml, 'an entry')
  if ('message' in split) throw new Error(split.message)
  const document = parseDocument(split.yaml)
  takeLater(document, schema, '', () => startOfFile)
  const words = wordsOf(schema, document.toJS(), say) ?? {}
  const fields = new Document(words, { aliasDuplicateObjects: false })
  visit(fields, {
    // Without its mark, {count, plural, …} needs quotes: it has them from the beginning.
    Scalar(_key, node) {
      if (placeholderOfSigns.test(String(node.value))) node.type = 'QUOTE_DOUBLE'
    },
  })
  const yaml = fields.toString({ lineWidth: 0 })
  if (isYaml) return yaml
  const body = split.body.trim() && `\n${bodyWords(split.body.trim(), say, sayBlock)}\n`
  return `---\n${yaml}---\n${body}`
}

const placeholderOfSigns = new RegExp(`^${placeholderMark} [^\\p{L}\\p{N}]`, 'u')

/** Returns the parts of a value that a translation has words for; undefined where there are none. */
function wordsOf(schema: z.ZodType, value: unknown, say: Say): unknown {
  if (!hasWords(schema, value)) return undefined
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value
      .slice(0, value.findLastIndex((item) => hasWords(itemSchema(inner), item)) + 1)
      .map((item) => wordsOf(itemSchema(inner), item, say))
  if (inner instanceof z.ZodObject) {
    const all = value as Record<string, unknown>
    const words = fieldSchemas(inner).map(([name, field]) => [name, wordsOf(field, all[name], say)])
    return Object.fromEntries(words.filter(([, item]) => item !== undefined))
  }
  if (metaOf(schema).kind === 'diagram') return `${diagramNote(say)}${value}`
  return say(String(value))
}

/** Returns a comment for the first line of a diagram, which is drawn all the same. */
function diagramNote(say: Say): string {
  const mark = say('').trim()
  return mark && `%% ${mark}\n`
}

/** A part of a text, and what takes its place. */
interface Edit {
  start: number
  end: number
  words: string
}

function bodyWords(body: string, say: Say, sayBlock?: Say): string {
  const edits: Edit[] = []
  // Of the last block that was said as a whole.
  let end = 0
  const edit = (node: Nodes, words: string) => {
    const { start, end } = node.position ?? {}
    if (start?.offset !== undefined && end?.offset !== undefined)
      edits.push({ start: start.offset, end: end.offset, words })
  }
  forEachNode(parseBody(body), (node) => {
    if ((node.position?.start.offset ?? 0) < end) return
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      edits.push(...componentEdits(node, body, say))
    const block = sayBlock && blockSource(node, body)
    if (block) {
      end = block.end
      edits.push({ ...block, words: sayBlock(body.slice(block.start, block.end)) })
      return
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      const start = body.indexOf('\n', node.position?.start.offset) + 1
      edits.push({ start, end: start, words: diagramNote(say) })
    }
    if (node.type === 'text' && !sayBlock) edit(node, say(sourceOf(node, body)))
    if (node.type === 'image')
      edit(
        node,
        tag('Figure', {
          alt: say(node.alt ?? ''),
          ...(node.title && { caption: say(node.title) }),
        }),
      )
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, words }) => text.slice(0, start) + words + text.slice(end), body)
}

const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement']

/** Returns where the words of a block are; undefined for other nodes, and where there are only figures, pictures or components. */
function blockSource(node: Nodes, body: string): Pick<Edit, 'start' | 'end'> | undefined {
  if (!blocks.includes(node.type) || !('children' in node)) return undefined
  const isText = node.children.some(
    (child) =>
      child.type !== 'image' &&
      child.type !== 'mdxJsxTextElement' &&
      /\p{L}/u.test(sourceOf(child, body)),
  )
  const start = node.children[0]?.position?.start.offset
  const end = node.children.at(-1)?.position?.end.offset
  return isText && start !== undefined && end !== undefined ? { start, end } : undefined
}

function sourceOf(node: Nodes, body: string): string {
  return body.slice(node.position?.start.offset, node.position?.end.offset)
}

function componentEdits(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  body: string,
  say: Say,
): Edit[] {
  const { name, position, children } = node
  const [start, end] = [position?.start.offset, position?.end.offset]
  if (!name || !isKnown(name) || start === undefined || end === undefined) return []
  const properties = mdxComponents[name]
  const words = wordsOf(
    properties,
    readProperties(node, name, () => undefined),
    say,
  )
  const last = node.attributes.at(-1)?.position?.end.offset ?? start + `<${name}`.length
  const closing = body.indexOf('>', last) + 1
  const opening = children.length > 0 ? tag(name, words ?? {}).replace(' />', '>') : undefined
  return opening
    ? [{ start, end: closing, words: opening }]
    : [{ start, end, words: tag(name, words ?? {}) }]
}

/** Returns a component without content, as a writer would type it. */
function tag(name: string, properties: object): string {
  const attributes = Object.entries(properties).map(([property, value]) =>
    typeof value === 'string' && !value.includes('"')
      ? ` ${property}="${value}"`
      : ` ${property}={${JSON.stringify(value)}}`,
  )
  return `<${name}${attributes.join('')} />`
}
