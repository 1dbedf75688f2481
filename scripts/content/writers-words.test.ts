import { scaffold } from '../../src/content-model/authoring/scaffold'
import {
  type CollectionName,
  collections,
  rows,
} from '../../src/content-model/collections/registry'
import { readSettings } from '../../src/generator/nodes/settings'
import { starterCollections } from '../company/starter'
import { translatorFor } from './writers-words'

const fileOf = (name: CollectionName, translate: (english: string) => string, short = true) =>
  scaffold({
    definition: collections[name],
    values: {},
    today: '2026-01-01',
    entryOf: () => undefined,
    keysOf: () => ['one'],
    picture: './a.png',
    short,
    translate,
  })

const names = rows.map(([name]) => name)
const writesIndonesian = readSettings(process.cwd()).languages.some(
  (tag) => new Intl.Locale(tag).language === 'id',
)
// A company without Indonesian content can add fields without a translation.
const inIndonesian = writesIndonesian ? test : test.skip

inIndonesian.each(names)('translates all text of a new file of %s into Indonesian', (name) => {
  const translate = translatorFor('id')
  const english = new Set<string>()
  const record = (words: string) => {
    if (translate(words) === words) english.add(words)
    return words
  }
  for (const short of [true, false]) fileOf(name, record, short)
  expect([...english]).toEqual([])
})

test.each(starterCollections)('a new file of %s does not mention the sample company', (name) => {
  expect(fileOf(name, (words) => words)).not.toMatch(/ledger|jakarta|surabaya|ERP|rina-hartono/i)
})

test('uses English for a language without a translation file', () => {
  expect(translatorFor('nl')('The headline.')).toBe('The headline.')
  expect(translatorFor('id-ID')('The headline.')).toBe('Judul utama.')
})
