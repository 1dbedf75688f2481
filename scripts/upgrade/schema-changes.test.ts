import * as z from 'zod'
import { compareSchemas } from './schema-changes'

const text = (schema: z.ZodObject) => JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))
const words = (description: string) => z.string().describe(description)

const before = text(
  z.object({
    title: words('Name of the service.'),
    kind: words('Kind of the service.'),
    summary: words('One sentence.').optional(),
    steps: z.array(z.object({ text: words('What is done.') })),
    hero: z.object({ line: words('The first line.'), note: words('A note.') }),
  }),
)
const after = text(
  z.object({
    title: words('Name of the service.').max(40),
    summary: words('One sentence.'),
    steps: z.array(z.object({ text: words('What is done.'), days: words('How long it takes.') })),
    hero: z.object({ line: words('The first line.') }),
    price: z.object({ amount: words('In rupiah.'), from: words('Since when.').optional() }),
    film: z.object({ link: words('Address of the film.') }).optional(),
  }),
)

const paths = (changes: { path: string }[]) => changes.map(({ path }) => path)

test('lists new fields and fields that became required, unless their group is optional', () => {
  const { required, removed, changed } = compareSchemas(before, after)
  expect(required.map(({ path, description }) => [path, description])).toEqual([
    ['summary', 'One sentence.'],
    ['steps[].days', 'How long it takes.'],
    ['price.amount', 'In rupiah.'],
  ])
  expect(paths(removed)).toEqual(['kind', 'hero.note'])
  expect(paths(changed)).toEqual(['title'])
})

test('requires nothing for new collections and equal schemas', () => {
  const none = { required: [], removed: [], changed: [] }
  expect(compareSchemas(undefined, after)).toEqual(none)
  expect(compareSchemas(after, undefined)).toEqual(none)
  expect(compareSchemas(after, after)).toEqual(none)
})
