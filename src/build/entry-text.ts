/** The words of an entry's frontmatter as plain elements, in the order of its schema. */
import * as z from 'zod'
import type { BodyNode } from '../collections/body-tree'
import { isText, metaOf, unwrap } from '../collections/field-help'
import { visibilityFields } from '../collections/fields'

/** Fields that steer the page instead of standing on it. */
const silent = new Set([
  ...Object.keys(visibilityFields),
  'metaDescription',
  'formerSlugs',
  'icon',
  'key',
  'pdfFileName',
])
const silentTypes = new Set(['Button', 'SecondaryButton', 'Picture'])

/** Longer strings of a list are paragraphs. */
const longestItem = 120

type Values = Readonly<Record<string, unknown>>

/**
 * @param level rank of the headings that it begins with
 * @param leaveOut a field that stands elsewhere already, such as the name
 */
export function entryText(
  schema: z.ZodObject,
  values: Values,
  level: number,
  leaveOut?: string,
): BodyNode[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const value = values[name]
    if (name === leaveOut || silent.has(name) || value === undefined || value === null) return []
    return fieldText(name, field as z.ZodType, value, level)
  })
}

function fieldText(name: string, field: z.ZodType, value: unknown, level: number): BodyNode[] {
  const inner = unwrap(field)
  const meta = metaOf(field)
  if (meta.references || silentTypes.has(meta.typeName ?? '')) return []
  if (typeof value === 'string') {
    if (name === 'title' || name === 'heading') return [[`h${level}`, null, value]]
    if (isText(field)) return [['p', null, value]]
    const isFact = inner instanceof z.ZodEnum || meta.kind === 'date'
    return isFact ? [['p', null, `${labelOf(name)}: ${value}`]] : []
  }
  if (inner instanceof z.ZodObject) return entryText(inner, value as Values, level)
  if (inner instanceof z.ZodArray && Array.isArray(value) && value.length > 0)
    return listText(inner.element as z.ZodType, value, level)
  return []
}

function listText(item: z.ZodType, values: readonly unknown[], level: number): BodyNode[] {
  const inner = unwrap(item)
  const meta = metaOf(item)
  if (meta.references) return []
  if (!(inner instanceof z.ZodObject)) {
    const strings = isText(item) ? values.map(String) : []
    const areParagraphs = strings.some(({ length }) => length > longestItem)
    if (areParagraphs) return strings.map((words): BodyNode => ['p', null, words])
    return strings.length > 0
      ? [['ul', null, ...strings.map((words): BodyNode => ['li', null, words])]]
      : []
  }
  if (meta.typeName === 'Question' || meta.typeName === 'PageSection')
    return (values as Values[]).flatMap((entry) => section(inner, entry, level))
  return [
    ['ul', null, ...(values as Values[]).map((entry): BodyNode => listItem(inner, entry, level))],
  ]
}

function section(schema: z.ZodObject, entry: Values, level: number): BodyNode[] {
  const { question, ...rest } = entry
  const heading: BodyNode[] = question ? [[`h${level + 1}`, null, String(question)]] : []
  return [...heading, ...entryText(schema, rest, level)]
}

/** `**Trace**: we follow real transactions`, with whatever else the item has below it. */
function listItem(schema: z.ZodObject, entry: Values, level: number): BodyNode {
  const { title, name, value, label, description, url, ...rest } = entry
  const head = String(title ?? value ?? name ?? '')
  const tail = String(description ?? label ?? '')
  const words: BodyNode[] = url
    ? [['a', { href: String(url) }, head]]
    : [['strong', null, head], ...(tail ? [value ? ` ${tail}` : `: ${tail}`] : [])]
  return ['li', null, ...words, ...entryText(schema, rest, level + 1)]
}

/** `Sources`: a field's name as a heading or before its value. */
export function labelOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
