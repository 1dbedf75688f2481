import * as z from 'zod'
import { metaOf, unwrap } from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../../src/content-model/collections/fields/schema-parts'

/** The path is `hero.title`, or `stats.items[].icon` in a list. */
export interface Leaf {
  path: string
  schema: z.ZodType
}

/** Returns the fields that hold a value, at any depth. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return leavesOf(itemSchema(inner), `${path}[]`)
  if (!(inner instanceof z.ZodObject)) return [{ path, schema }]
  return fieldSchemas(inner).flatMap(([name, field]) =>
    leavesOf(field, path ? `${path}.${name}` : name),
  )
}

/** Two keys of each list in company.ts. A changed field has the second key. */
const listed: Readonly<Record<string, readonly [string, string]>> = {
  group: ['blockchain-consulting', 'blockchain-development'],
  'service kind': ['integration-services', 'advisory'],
  category: ['records', 'on-the-quay'],
  budget: ['boat', 'fleet'],
}

/** Pages show the value verbatim, so it is searchable. */
export function isVerbatim({ schema }: Leaf): boolean {
  const { kind, references } = metaOf(schema)
  return (
    unwrap(schema) instanceof z.ZodString && !references && kind !== 'date' && !listed[kind ?? '']
  )
}

export interface Given {
  /** Two slugs per collection; a changed field refers to the second slug. */
  slugs: Readonly<Record<string, readonly [string, string]>>
  values?: Readonly<Record<string, unknown>>
  /** Path of the changed field, which gets its other value. */
  changed?: string
}

/**
 * Returns an entry with all fields filled in. @param token letters and digits unique to the entry
 */
export function entryOf(schema: z.ZodObject, token: string, given: Given): Record<string, unknown> {
  const words = wordsOf(schema, token)
  return valueAt(schema, '', { ...given, words }) as Record<string, unknown>
}

/** Returns a unique word by field path. */
export function wordsOf(schema: z.ZodObject, token: string): Map<string, string> {
  return new Map(leavesOf(schema).map(({ path }, index) => [path, `Zq${index}${token}z`]))
}

type GenerationContext = Given & { words: ReadonlyMap<string, string> }

function valueAt(schema: z.ZodType, path: string, context: GenerationContext): unknown {
  const { values = {}, words } = context
  if (Object.hasOwn(values, path) && path !== context.changed) return values[path]
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) {
    const item = valueAt(itemSchema(inner), `${path}[]`, context)
    return Array.from({ length: minimumOf(inner, 'minItems') || 1 }, (_, index) =>
      numbered(item, index),
    )
  }
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(
      fieldSchemas(inner)
        .map(([name, field]) => [name, valueAt(field, path ? `${path}.${name}` : name, context)])
        .filter(([, value]) => value !== undefined),
    )
  return leafValue({ path, schema }, words.get(path) ?? '', context)
}

/** Makes the items of a list differ. */
function numbered(item: unknown, index: number): unknown {
  if (index === 0) return item
  if (typeof item === 'string') return /^Zq/.test(item) ? `${item}x${index}` : item
  if (Array.isArray(item)) return item.map((one) => numbered(one, index))
  if (typeof item !== 'object' || item === null) return item
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, numbered(value, index)]),
  )
}

function leafValue(
  { path, schema }: Leaf,
  word: string,
  { slugs, changed }: GenerationContext,
): unknown {
  const inner = unwrap(schema)
  const other = path === changed
  const { kind, references } = metaOf(schema)
  if (references) return slugs[references]?.[other ? 1 : 0]
  if (kind === 'date') return dateOf(path, other)
  const keys = listed[kind ?? '']
  if (keys) return keys[other ? 1 : 0]
  if (inner instanceof z.ZodBoolean) return other
  if (inner instanceof z.ZodNumber) return other ? 1 : 100
  if (inner instanceof z.ZodEnum) return inner.options[other ? 1 : 0]
  const name = word.toLowerCase()
  if (kind === 'diagram') return `flowchart TD\n  a[${word}] --> b[End]`
  if (kind === 'link') return `https://${name}.example`
  if (kind === 'picture') return `./${name}.png`
  if (kind === 'document') return `/documents/${name}.pdf`
  if (kind === 'slug' || kind === 'key') return name
  let text = word
  for (let index = 0; text.length < minimumOf(inner, 'minLength'); index += 1)
    text += ` ${word}${index}`
  return text
}

function minimumOf(schema: z.ZodType, limit: 'minItems' | 'minLength'): number {
  return z.toJSONSchema(schema, { unrepresentable: 'any' })[limit] ?? 0
}

/** Only a changed entry has a future publishAt, a past expireAt or a past reviewBy. */
function dateOf(path: string, other: boolean): string | undefined {
  if (path.endsWith('reviewBy')) return other ? '2001-01-01' : '2999-01-01'
  if (path === 'publishAt') return other ? '2999-01-01' : undefined
  if (path === 'expireAt') return other ? '2001-01-01' : undefined
  // An update may not precede the publication.
  if (path === 'published') return other ? '2009-09-09' : '2010-10-10'
  return other ? '2011-11-11' : '2010-10-10'
}
