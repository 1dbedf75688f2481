import { entry } from '../nodes/node-fixture'
import { entriesNaming } from './backlinks'

const sample = (slug: string, order: number, services?: string[], listed = true) =>
  entry('Deliverable', slug, { order, services, listed })

test('returns the listed entries that reference a page, in their order', () => {
  const entries = [
    sample('b', 100, ['services/audit']),
    sample('a', 100, ['services/audit']),
    sample('first', 10, ['services/training', 'services/audit']),
    sample('hidden', 10, ['services/audit'], false),
    sample('other', 10, ['services/training']),
    sample('none', 10),
  ]
  const found = entriesNaming(entries, 'services', 'services/audit')
  expect(found.map(({ id }) => id)).toEqual(['first', 'a', 'b'])
})
