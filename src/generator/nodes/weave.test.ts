import { collections } from '../../content-model/collections/registry'
import type { EntrySource } from './entry-source'
import { weaveOf } from './weave'

const text = { headings: [], wordCount: 0, pictures: [] }
const source = (given: Partial<EntrySource>): EntrySource => ({
  collection: 'industries',
  slug: 'shipping',
  tree: '[]',
  text,
  ...given,
})
const heading = { depth: 2, text: 'Ropes', id: 'ropes' }
const stats = [
  { value: '31', label: 'lamps', method: 'Counted.' },
  { value: '40', label: 'lamps' },
]

test('an entry has a cell for each section and point, and a marked one for each counted figure', () => {
  const data = {
    hero: { title: 'Lamps' },
    challenges: { title: 'Wind', items: [{ title: 'North' }] },
    stats,
  }
  const woven = weaveOf(
    source({ data, text: { ...text, headings: [heading] } }),
    collections.industries,
  )
  expect(woven).toMatchObject({ cells: 4, marked: 1, family: null })
})

test('a case has the cells of its own data', () => {
  const cloth = { motif: 'truntum', cells: 214, marked: 12, of: 'one each', meaning: 'these' }
  const data = { title: 'Lamps', dropped: [{ title: 'Teak' }], cloth }
  const woven = weaveOf(source({ collection: 'cases', data }), collections.cases)
  expect(woven).toMatchObject({ cells: 214, marked: 12, family: 'truntum' })
})

test('a change of a word changes the seal alone', () => {
  const [one, other] = ['["p",null,"Rope"]', '["p",null,"Ropes"]'].map((tree) =>
    weaveOf(source({ data: { challenges: { title: 'Wind' } }, tree }), collections.industries),
  )
  expect(one?.seal).not.toBe(other?.seal)
  expect({ ...one, seal: 0 }).toEqual({ ...other, seal: 0 })
})

test('pages of the company, and entries without a section, are woven from nothing', () => {
  const data = { sections: [{ title: 'One' }] }
  expect(weaveOf(source({ collection: 'pages', data }), collections.pages)).toBeNull()
  expect(weaveOf(source({ data: {} }), collections.industries)).toBeNull()
})
