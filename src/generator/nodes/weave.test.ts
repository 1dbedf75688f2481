import { collections } from '../../content-model/collections/registry'
import type { EntrySource } from './entry-source'
import { weaveOf } from './weave'

const text = { headings: [], wordCount: 0, pictures: [] }

/** Returns what an entry of a collection with these data is woven from. */
function woven(data: object, given: Partial<EntrySource> = {}) {
  const source = { collection: 'industries', slug: 'shipping', tree: '[]', text, ...given } as const
  return weaveOf({ ...source, data: { ...data } }, collections[source.collection as 'industries'])
}

test('an entry has a cell for each titled part, and a marked one for each counted figure', () => {
  const data = {
    hero: { title: 'Lamps' },
    challenges: { title: 'Wind', items: [{ title: 'North' }] },
    stats: [
      { value: '31', label: 'lamps', method: 'Counted.' },
      { value: '40', label: 'lamps' },
    ],
  }
  const headings = [{ depth: 2, text: 'Ropes', id: 'ropes' }]
  const found = woven(data, { text: { ...text, headings } })
  expect(found).toMatchObject({ cells: 4, marked: 1, family: null })
})

test('a case has the cells of its own data', () => {
  const cloth = { motif: 'truntum', cells: 214, marked: 12, of: 'one each', meaning: 'these' }
  const found = woven(
    { title: 'Lamps', dropped: [{ title: 'Teak' }], cloth },
    { collection: 'cases' },
  )
  expect(found).toMatchObject({ cells: 214, marked: 12, family: 'truntum' })
})

test('a change of a word changes the seal alone', () => {
  const [one, other] = ['["p",null,"Rope"]', '["p",null,"Ropes"]'].map((tree) =>
    woven({ challenges: { title: 'Wind' } }, { tree }),
  )
  expect(one?.seal).not.toBe(other?.seal)
  expect({ ...one, seal: 0 }).toEqual({ ...other, seal: 0 })
})

test('pages of the company, and entries without a section, are woven from nothing', () => {
  expect(woven({ sections: [{ title: 'One' }] }, { collection: 'pages' })).toBeNull()
  expect(woven({})).toBeNull()
})
