import * as z from 'zod'
import { exampleValue } from '../collections/fields/field-help'
import type { FieldMeta } from '../collections/fields/meta'
import { iconNames } from '../collections/icons'
import { type Collection, collections, singletons } from '../collections/registry'
import { deferredField } from '../read/deferred'

const unknownToEditors = [
  ...(['example', 'references', 'kind', 'width', 'typeName', 'inTranslations'] as const),
  ...(['shows', 'filter', 'isPast', 'placeholders', 'counts', 'insteadOf'] as const),
]

const deferred: z.core.JSONSchema.BaseSchema = {
  description: 'Defers this part. Pages do not show it, and the check lists it.',
  type: 'boolean',
}

/** Returns the path of each JSON Schema and the files that it describes. */
export function schemaFiles(): { schema: string; describes: string; of: z.ZodObject }[] {
  const all = Object.entries<Collection>({ ...collections, ...singletons })
  return all.map(([name, { schema: of, singular }]) => ({
    schema: `schemas/${name.replace(/\.\w+$/, '')}.json`,
    describes: `content/${name}${singular ? '/*.mdx' : ''}`,
    of,
  }))
}

/** Returns the JSON Schemas for editors, by path relative to the project. */
export function editorSchemas(): Map<string, string> {
  const textOf = (schema: z.ZodObject) => `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`
  return new Map([
    ...schemaFiles().map(({ schema, of }) => [schema, textOf(of)] as const),
    [`schemas/${iconSchema}`, `${JSON.stringify({ enum: iconNames }, null, 2)}\n`],
  ])
}

/** A separate file, because many fields use icons. */
const iconSchema = 'icons.json'

function jsonSchemaOf(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ zodSchema, jsonSchema, path }) => {
      const own: Partial<Record<keyof FieldMeta, unknown>> = jsonSchema
      const { example, kind } = own
      for (const key of unknownToEditors) delete own[key]
      if (example !== undefined && zodSchema instanceof z.ZodType)
        jsonSchema.examples = [exampleValue(zodSchema)]
      if (kind === 'icon') {
        for (const key of ['type', 'enum'] as const) delete jsonSchema[key]
        jsonSchema.allOf = [{ $ref: iconSchema }]
      }
      // Optional groups and items may be deferred.
      const { properties } = jsonSchema
      if (properties && (zodSchema instanceof z.ZodOptional || path.at(-1) === 'items'))
        jsonSchema.properties = { ...properties, [deferredField]: deferred }
    },
  })
}
