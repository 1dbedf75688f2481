import type { Nodes } from 'mdast'
import { Document, isMap, isNode, isSeq, parseDocument, visit } from 'yaml'
import * as z from 'zod'
import { startOfFile } from '../check/diagnostics'
import { mdxComponents } from '../collections/components'
import { metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { forEachNode, parseBody } from '../read/body-parser'
import { removeDeferred } from '../read/deferred'
import { locationOf } from '../read/locations'
import { splitContent } from '../read/source'
import { writtenOf } from '../rules/body/body-diagnostics'
import { type Component, readProperties } from '../rules/body/component-rules'
import { isKnown } from '../rules/body/unknown-components'
import { placeholderMark } from '../rules/text/placeholders'
import { hasWords, isGroup } from './marks'

/** Translates a text, or returns a placeholder for it. */
type Translate = (text: string) => string

/**
 * Returns the source of a new translation, without shared values.
 * @param path path of the original, relative to `content/`
 * @param text valid source of the original
 * @param translateBlock translates a paragraph, heading or cell as Markdown.
 * Default: `translate` translates each text node
 * @throws if the original has no readable frontmatter
 */
export function scaffoldTranslation(
  path: string,
  text: string,
  translate: Translate,
  translateBlock?: Translate,
): string {
  const { schema } = locationOf(path).definition
  const split = splitContent(`content/${path}`, text)
  const document = parseDocument(split.yaml)
  removeDeferred(document, schema, '', () => startOfFile)
  const words = wordsOf(schema, document.toJS(), translate) ?? {}
  const fields = new Document(words, { aliasDuplicateObjects: false })
  copyComments(document.contents, fields.contents)
  visit(fields, {
    // “TODO {count, plural, …}” needs quotes as soon as writers remove TODO.
    Scalar(_key, node) {
      if (placeholderOfSyntax.test(String(node.value))) node.type = 'QUOTE_DOUBLE'
    },
  })
  const yaml = fields.toString({ lineWidth: 0 })
  if (path.endsWith('.yaml')) return yaml
  const body = split.body.trim() && `\n${bodyWords(split.body.trim(), translate, translateBlock)}\n`
  return `---\n${yaml}---\n${body}`
}

/** Copies comments above fields, for translators. */
function copyComments(from: unknown, to: unknown): void {
  if (isSeq(from) && isSeq(to))
    for (const [index, item] of to.items.entries()) copyComments(from.items[index], item)
  if (!isMap(from) || !isMap(to)) return
  for (const [index, { key, value }] of to.items.entries()) {
    const at = from.items.findIndex((pair) => String(pair.key) === String(key))
    const original = from.items[at]
    if (!original || !isNode(key)) continue
    const source = isNode(original.key) ? original.key : undefined
    // The parser attaches the comment above the first field to its group.
    const comment = source?.commentBefore ?? (at === 0 ? from.commentBefore : undefined)
    if (comment) key.commentBefore = comment
    if (index > 0 && source?.spaceBefore) key.spaceBefore = true
    copyComments(original.value, value)
  }
}

const placeholderOfSyntax = new RegExp(`^${placeholderMark} [^\\p{L}\\p{N}]`, 'u')

function wordsOf(schema: z.ZodType, value: unknown, translate: Translate): unknown {
  if (!hasWords(schema, value)) return undefined
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value
      .slice(0, value.findLastIndex((item) => hasWords(itemSchema(inner), item)) + 1)
      .map((item) => wordsOf(itemSchema(inner), item, translate))
  if (inner instanceof z.ZodObject && isGroup(value)) {
    const words = fieldSchemas(inner).map(([name, field]) => [
      name,
      wordsOf(field, value[name], translate),
    ])
    return Object.fromEntries(words.filter(([, item]) => item !== undefined))
  }
  if (metaOf(schema).kind === 'diagram') return `${diagramNote(translate)}${value}`
  // An empty cell of a table has no text.
  return value === '' ? '' : translate(String(value))
}

/** Returns a Mermaid comment, which keeps the diagram valid. */
function diagramNote(translate: Translate): string {
  const mark = translate('').trim()
  return mark && `%% ${mark}\n`
}

interface Range {
  start: number
  end: number
}

interface Edit extends Range {
  words: string
}

function bodyWords(body: string, translate: Translate, translateBlock?: Translate): string {
  const edits: Edit[] = []
  // End of the last block that `translateBlock` translated.
  let end = 0
  forEachNode(parseBody(body), (node) => {
    const range = rangeOf(node)
    if (range.start < end) return
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      edits.push(...componentEdits(node, body, translate))
    const block = translateBlock && blockRange(node, body)
    if (block) {
      end = block.end
      edits.push({ ...block, words: translateBlock(body.slice(block.start, block.end)) })
      return
    }
    if (node.type === 'code' && node.lang === 'mermaid') {
      const start = body.indexOf('\n', range.start) + 1
      edits.push({ start, end: start, words: diagramNote(translate) })
    }
    if (node.type === 'text' && !translateBlock)
      edits.push({ ...range, words: translate(writtenOf(node, body)) })
    if (node.type === 'image') {
      const caption = node.title && { caption: translate(node.title) }
      edits.push({ ...range, words: tag('Figure', { alt: translate(node.alt ?? ''), ...caption }) })
    }
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, words }) => text.slice(0, start) + words + text.slice(end), body)
}

const blocks = ['paragraph', 'heading', 'tableCell', 'mdxJsxTextElement']

/** Returns the range of a block's text, unless it has no letters. */
function blockRange(node: Nodes, body: string): Range | undefined {
  if (!blocks.includes(node.type) || !('children' in node)) return undefined
  const isText = node.children.some(
    (child) =>
      child.type !== 'image' &&
      child.type !== 'mdxJsxTextElement' &&
      /\p{L}/u.test(writtenOf(child, body)),
  )
  const [first, last] = [node.children[0], node.children.at(-1)]
  return isText && first && last
    ? { start: rangeOf(first).start, end: rangeOf(last).end }
    : undefined
}

function rangeOf({ position }: Nodes): Range {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 }
}

function componentEdits(node: Component, body: string, translate: Translate): Edit[] {
  const { name, attributes, children } = node
  if (!name || !isKnown(name)) return []
  const properties = readProperties(node, name, () => undefined)
  const range = rangeOf(node)
  const words = tag(name, wordsOf(mdxComponents[name], properties, translate) ?? {})
  if (children.length === 0) return [{ ...range, words }]
  const last = attributes.at(-1)?.position?.end.offset ?? range.start + `<${name}`.length
  return [
    { start: range.start, end: body.indexOf('>', last) + 1, words: words.replace(' />', '>') },
  ]
}

function tag(name: string, properties: object): string {
  const attributes = Object.entries(properties).map(([property, value]) =>
    typeof value === 'string' && !value.includes('"')
      ? ` ${property}="${value}"`
      : ` ${property}={${JSON.stringify(value)}}`,
  )
  return `<${name}${attributes.join('')} />`
}
