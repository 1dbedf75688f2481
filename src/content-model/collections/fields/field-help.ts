import { parse, stringify } from 'yaml'
import * as z from 'zod'
import type { FieldMeta } from './meta'
import { fieldSchema, fieldSchemas, itemSchema } from './schema-parts'

/** Removes the optional, default and nullable wrappers of a schema. */
export function unwrap(schema: z.ZodType): z.ZodType {
  let inner: z.ZodType = schema
  while (
    inner instanceof z.ZodOptional ||
    inner instanceof z.ZodDefault ||
    inner instanceof z.ZodNullable
  )
    inner = inner.def.innerType as z.ZodType
  return inner
}

/** Merges the metadata of a schema and its inner schema. The outer wins. */
export function metaOf(schema: z.ZodType): Partial<FieldMeta> {
  const own = schema.meta()
  const inner = unwrap(schema)
  if (inner === schema) return own ?? {}
  return { ...inner.meta(), ...own }
}

export function isRequired(schema: z.ZodType): boolean {
  return !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
}

/** Returns the schema at a path, or undefined for an unknown path. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema
  for (const step of path) {
    const inner: z.ZodType | undefined = current && unwrap(current)
    if (inner instanceof z.ZodObject)
      current = Object.hasOwn(inner.shape, step) ? fieldSchema(inner, String(step)) : undefined
    else if (inner instanceof z.ZodArray) current = itemSchema(inner)
    else return undefined
  }
  return current
}

/** Returns the value at a path, or undefined if there is none. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? Reflect.get(value, step)
        : undefined,
    input,
  )
}

/** Formats a path for messages: `hero.title`, `stats.items[1].value`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`
    return name ? `${name}.${String(step)}` : String(step) || '“”'
  }, '')
}

/** Returns the paths of all fields: `hero.title`. Lists have no index. */
export function fieldPaths(schema: z.ZodType, prefix = ''): string[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) return fieldPaths(itemSchema(inner), prefix)
  if (!(inner instanceof z.ZodObject)) return []
  return fieldSchemas(inner).flatMap(([name, field]) => {
    const path = prefix ? `${prefix}.${name}` : name
    return [path, ...fieldPaths(field, path)]
  })
}

/** Calls `visit` with every string in a value and its schema. */
export function forEachString(
  schema: z.ZodType,
  value: unknown,
  visit: (value: string, schema: z.ZodType, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  const inner = unwrap(schema)
  if (typeof value === 'string') visit(value, schema, path)
  else if (inner instanceof z.ZodArray && Array.isArray(value))
    value.forEach((item, index) => {
      forEachString(itemSchema(inner), item, visit, [...path, index])
    })
  else if (inner instanceof z.ZodObject && value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value))
      if (Object.hasOwn(inner.shape, name))
        forEachString(fieldSchema(inner, name), item, visit, [...path, name])
}

/** Returns whether a string is text, not an address, reference or choice. */
export function isText(schema: z.ZodType): boolean {
  const { kind, references } = metaOf(schema)
  return !kind && !references && !(unwrap(schema) instanceof z.ZodEnum)
}

/**
 * Returns a valid value, made from the examples of the fields.
 * @param words replaces texts and references, which only fit the sample company
 */
export function exampleValue(schema: z.ZodType, words?: string): unknown {
  const { example, kind = '', references } = metaOf(schema)
  const inner = unwrap(schema)
  const isNamed = references !== undefined || ['slug', 'keyword'].includes(kind)
  if (words !== undefined && inner instanceof z.ZodString && (isNamed || isText(schema)))
    return words
  const isWritten = inner instanceof z.ZodString || inner instanceof z.ZodEnum
  if (example !== undefined) return isWritten && !/^["']/.test(example) ? example : parse(example)
  if (inner instanceof z.ZodObject) {
    const fields = fieldSchemas(inner).filter(([, field]) => isRequired(field))
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleValue(field, words)]))
  }
  return inner instanceof z.ZodArray ? [exampleValue(itemSchema(inner), words)] : '…'
}

/**
 * Returns an example of the field at a path as YAML: `title: ERP Integration`.
 * Several lines start with an empty line.
 */
export function yamlExample(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  words?: string,
): string {
  const field = schemaAt(schema, path)
  const value = field ? exampleValue(field, words) : '…'
  const last = path.at(-1)
  const example = field && metaOf(field).example
  // Keep the quotes of figures, even if YAML does not need them.
  if (value !== words && example?.startsWith('"') && typeof last === 'string')
    return `${last}: ${example}`
  return yamlField(path, value)
}

/** Returns a value of the field at a path as YAML, like `yamlExample`. */
export function yamlField(path: readonly PropertyKey[], value: unknown): string {
  const last = path.at(-1)
  const simple = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  const text = simple
    ? `${String(last)}: ${stringify(value, { collectionStyle: 'flow', lineWidth: 0 })}`
    : stringify(typeof last === 'number' ? [value] : { [String(last)]: value }, { lineWidth: 0 })
  const lines = text.replace(/\[ (.*) \]\n$/, '[$1]').trimEnd()
  return lines.includes('\n') ? `\n${lines.replace(/^/gm, '    ')}` : lines
}

/** Returns an example of the property at a path, or of a value inside it, as MDX: `title="Before you sign"`. */
export function propertyExample(schema: z.ZodObject, path: readonly PropertyKey[]): string {
  const inner = schemaAt(schema, path)
  if (inner && path.length > 1 && metaOf(inner).example !== undefined)
    return writtenProperty(path, exampleValue(inner))
  const [name = ''] = path
  const field = schemaAt(schema, [name])
  return propertyWith(String(name), field ? exampleValue(field) : '…')
}

/** Returns a property as MDX, or a value inside it: `asOf: "2026-06-30"`. */
export function writtenProperty(path: readonly PropertyKey[], value: unknown): string {
  if (path.length === 1) return propertyWith(String(path[0]), value)
  const last = path.at(-1)
  return typeof last === 'string' ? `${last}: ${literal(value)}` : literal(value)
}

function propertyWith(name: string, value: unknown): string {
  return `${name}=${typeof value === 'string' ? JSON.stringify(value) : `{${literal(value)}}`}`
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).map(([name, item]) => `${name}: ${literal(item)}`)
  return `{ ${pairs.join(', ')} }`
}
