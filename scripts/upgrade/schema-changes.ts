import { deferredField } from '../../src/content-model/read/deferred'

/** A field that content must add or remove. */
export interface FieldChange {
  /** Such as `hero.title`, or `answers[].text` for a field of list items. */
  path: string
  description: string
  example: unknown
}

export interface SchemaChanges {
  /** Fields that have become required. */
  required: FieldChange[]
  removed: FieldChange[]
  /** Fields whose limits, choices or forms have changed. */
  changed: FieldChange[]
}

/** The parts of the generated schemas that this module reads. */
interface JsonSchema {
  description?: string
  examples?: unknown[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

/** Keywords that affect validity. */
const rules = ['type', 'enum', 'const', 'pattern', 'format', 'minLength', 'maxLength']
const listRules = ['minItems', 'maxItems', 'minimum', 'maximum', 'uniqueItems']

interface Field extends FieldChange {
  isRequired: boolean
  parent: string
  hasFields: boolean
  rules: string
}

/**
 * Compares a collection's fields in two versions of its JSON Schema.
 * @param before undefined for a new collection, which has no content yet
 * @param after undefined for a removed collection
 */
export function compareSchemas(
  before: string | undefined,
  after: string | undefined,
): SchemaChanges {
  if (before === undefined || after === undefined) return { required: [], removed: [], changed: [] }
  const [old, current] = [fieldsIn(before), fieldsIn(after)]
  // A new optional group requires nothing.
  const isNeeded = ({ parent }: Field): boolean => {
    const holder = current.get(parent)
    return !holder || old.has(parent) || (holder.isRequired && isNeeded(holder))
  }
  // Lists the fields of a group instead of the group.
  const required = [...current.values()].filter(
    (field) =>
      field.isRequired && !field.hasFields && !old.get(field.path)?.isRequired && isNeeded(field),
  )
  const removed = [...old.values()].filter(
    ({ path, parent }) => !current.has(path) && (parent === '' || current.has(parent)),
  )
  const changed = [...current.values()].filter(
    ({ path, rules }) => old.has(path) && old.get(path)?.rules !== rules,
  )
  return { required, removed, changed: changed.filter((field) => !required.includes(field)) }
}

function fieldsIn(text: string): Map<string, Field> {
  const fields = new Map<string, Field>()
  collect(JSON.parse(text), '', fields)
  return fields
}

function collect(schema: JsonSchema, parent: string, fields: Map<string, Field>): void {
  for (const choice of schema.anyOf ?? []) collect(choice, parent, fields)
  if (schema.items) collect(schema.items, `${parent}[]`, fields)
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (name === deferredField) continue
    const path = parent ? `${parent}.${name}` : name
    fields.set(path, {
      path,
      parent: parent.replace(/\[\]$/, ''),
      description: field.description ?? '',
      example: field.examples?.[0],
      isRequired: schema.required?.includes(name) ?? false,
      hasFields: field.properties !== undefined,
      rules: JSON.stringify(
        [...rules, ...listRules].map((keyword) =>
          [field, field.items].map((part) => part?.[keyword]),
        ),
      ),
    })
    collect(field, path, fields)
  }
}
