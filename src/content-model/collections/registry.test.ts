import { rows } from './registry'

test.each(rows)('the row of %s names only fields of its schema', (_collection, row) => {
  const { schema, name, card, sections = {} } = row
  const named = [name, ...card, ...Object.values(sections).flat()]
  if (row.address !== undefined) {
    const { motif, shareImage } = row
    if (typeof motif === 'object') named.push(motif.field)
    for (const field of Object.values(shareImage)) if (field) named.push(field)
  }
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(named))
})

test('every row has a unique type name, singular, address and position', () => {
  const keys = rows.flatMap(([, { typeName, singular, address, overview }]) => [
    typeName,
    singular,
    ...(address ? [address] : []),
    ...(overview ? [overview.position] : []),
  ])
  expect(new Set(keys).size).toBe(keys.length)
})
