import { entry } from '../nodes/node-fixture'
import { backlinksTo, leadOf } from './backlinks'

const sample = (slug: string, order: number, fields: object = {}) =>
  entry('Deliverable', slug, { order, services: ['services/audit'], ...fields })

test('backlinks are the listed entries that reference a page, in their order', () => {
  const entries = [
    sample('b', 100),
    sample('a', 100),
    sample('first', 10),
    sample('hidden', 10, { listed: false }),
    sample('other', 10, { services: ['services/training'] }),
    sample('none', 10, { services: undefined }),
  ]
  const found = backlinksTo(entries, 'services', entry('Service', 'services/audit'))
  expect(found.map(({ id }) => id)).toEqual(['first', 'a', 'b'])
})

test('the lead of a group is the first listed person who leads it', () => {
  const person = (slug: string, order: number, fields: object = {}) =>
    entry('Person', slug, { order, leads: ['audits'], ...fields })
  const people = [
    person('second', 20),
    person('first', 10),
    person('hidden', 5, { listed: false }),
    person('other', 1, { leads: ['training'] }),
  ]
  expect(leadOf(people, 'audits')?.id).toBe('first')
  expect(leadOf(people, 'advice')).toBeNull()
})
