import * as z from 'zod'
import { group, list } from '../collections/fields/structure'
import { sized, words } from '../collections/fields/text'
import { parseAroundPlaceholders } from './parse-around-placeholders'

const schema = z.strictObject({
  summary: sized(10, 20)('One sentence.', 'Ten to twenty.'),
  items: list('Items.', group('One item.', { title: sized(1, 5)('Its title.', 'Item') })),
  note: words('A note.', 'Note').default('none'),
})

test('accepts and keeps placeholders of any length', () => {
  const fields = {
    summary: 'TODO A sentence of more than twenty characters',
    items: [{ title: 'One' }, { title: 'TODO A long title' }],
  }
  expect(parseAroundPlaceholders(schema, fields)).toEqual({
    data: { ...fields, note: 'none' },
    issues: [],
  })
})

test('rejects texts that are too long, and placeholders in place of lists', () => {
  const fields = { summary: 'A sentence of more than twenty characters', items: 'TODO Items' }
  const { data, issues } = parseAroundPlaceholders(schema, fields)
  expect(data).toBeUndefined()
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['summary', 'items'])
})
