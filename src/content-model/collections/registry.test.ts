import type { CollectionRow, RowWithPages } from './collection'
import { interfaceSchema } from './interface-words/interface'
import { rows, rowsWithPages } from './registry'

/** Whether a row without this fact does not compile. */
type IsRequired<Fact extends keyof RowWithPages> =
  Omit<RowWithPages, Fact> extends CollectionRow ? false : true

/** This test is of the compiler: a fact that may be left out is no `true` here. */
const required: {
  [Fact in keyof RowWithPages as IsRequired<Fact> extends true ? Fact : never]: true
} = {
  typeName: true,
  singular: true,
  schema: true,
  body: true,
  card: true,
  name: true,
  address: true,
  template: true,
  related: true,
  motif: true,
  shareImage: true,
  search: true,
  overview: true,
  menu: true,
  onHome: true,
}

test('no row leaves out a fact', () => {
  for (const [, row] of rowsWithPages) expect(row).toMatchObject(emptied(required))
})

const emptied = (facts: object) =>
  Object.fromEntries(Object.keys(facts).map((fact) => [fact, expect.anything()]))

test.each(rows)('the fields that the row of %s names are in its schema', (_collection, row) => {
  const { schema, name, card, sections = {} } = row
  const named = [name, ...card, ...Object.values(sections).flat()]
  if (row.address !== undefined) {
    const { motif, shareImage } = row
    if (typeof motif === 'object') named.push(motif.field)
    for (const field of Object.values(shareImage)) if (field) named.push(field)
  }
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(named))
})

test('what rows call their pages and results stands in the interface', () => {
  const { overviews, searchResults } = interfaceSchema.shape
  for (const [, { overview, search }] of rows) {
    if (overview) expect(Object.keys(overviews.shape)).toContain(overview.title)
    if (search) expect(Object.keys(searchResults.shape)).toContain(search.kind)
  }
})

test('no two rows have the same name, address or position', () => {
  const facts = rows.flatMap(([, { typeName, singular, address, overview }]) => [
    typeName,
    singular,
    ...(address ? [address] : []),
    ...(overview ? [overview.position] : []),
  ])
  expect(new Set(facts).size).toBe(facts.length)
})
