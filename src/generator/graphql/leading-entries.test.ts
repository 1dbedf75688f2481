import type { Node } from 'gatsby'
import { naming } from './leading-entries'

const node = (id: string, fields: object = {}): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type: 'Deliverable', contentDigest: id, owner: 'test' },
  listed: true,
  order: 100,
  services: ['services/audit'],
  ...fields,
})

test('a page is led to by the listed entries that name it, in their order', () => {
  const entries = [
    node('deliverables/b'),
    node('deliverables/a'),
    node('deliverables/first', { order: 10 }),
    node('deliverables/hidden', { listed: false }),
    node('deliverables/other', { services: ['services/training'] }),
    node('deliverables/none', { services: undefined }),
  ]
  const found = naming(entries, 'services', node('services/audit'))
  expect(found.map(({ id }) => id)).toEqual([
    'deliverables/first',
    'deliverables/a',
    'deliverables/b',
  ])
})
