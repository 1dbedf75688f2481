import * as z from 'zod'
import { type MdxComponentName, mdxComponents } from '../collections/components'
import { exampleValue, metaOf, unwrap } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { collections, singletons } from '../collections/registry'
import { readBody } from '../read/body'
import { componentExample, reference } from './reference'

/** Returns every leaf field of a schema with its path. */
function fieldsOf(schema: z.ZodType, path = ''): [path: string, field: z.ZodType][] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject)
    return fieldSchemas(inner).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`))
  if (inner instanceof z.ZodArray && unwrap(itemSchema(inner)) instanceof z.ZodObject)
    return fieldsOf(itemSchema(inner), path)
  return [[path, schema]]
}

const collectionSchemas = Object.entries({ ...collections, ...singletons }).map(
  ([name, { schema }]) => [name, schema] as const,
)
const componentSchemas = Object.entries(mdxComponents).map(
  ([name, { properties }]) => [name, properties] as const,
)

test.each([...collectionSchemas, ...componentSchemas])(
  'every field of %s has an example that it accepts',
  (_name, schema) => {
    for (const [path, field] of fieldsOf(schema)) {
      const { description, example } = metaOf(field)
      expect([path, description]).toEqual([path, expect.stringMatching(/\w/)])
      if (!(field instanceof z.ZodArray))
        expect([path, example]).toEqual([path, expect.any(String)])
      // Only one item of a list is checked: its description, not its example, says how many it needs.
      const inner = unwrap(field)
      const [value, type] =
        inner instanceof z.ZodArray
          ? [[exampleValue(field)].flat()[0], itemSchema(inner)]
          : [exampleValue(field), field]
      expect([path, type.safeParse(value).error]).toEqual([path, undefined])
    }
  },
)

test.each(Object.keys(mdxComponents))('the example of %s can be written as it stands', (name) => {
  const { diagnostics } = readBody(componentExample(name as MdxComponentName), [])
  expect(diagnostics).toEqual([])
})

test('the reference names every collection, component and icon', () => {
  const text = reference()
  for (const name of Object.keys(collections)) expect(text).toContain(`\`content/${name}/\``)
  for (const name of Object.keys(mdxComponents))
    expect(text).toMatch(new RegExp(`### ${name}\n\n\`{3,4}mdx`))
  expect(text).not.toMatch(/undefined|\[object|<pre>/)
})
