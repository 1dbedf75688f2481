import { scaffold } from '../../src/content-model/authoring/scaffold'
import { collections } from '../../src/content-model/collections/registry'
import { wordsFor } from './writers-words'

/** Collections of which a new company has an entry to begin with. */
const starters = ['services', 'industries', 'articles'] as const

/** Returns a new file with the words of a function. */
const fileOf = (name: (typeof starters)[number], say: (english: string) => string) =>
  scaffold({
    definition: collections[name],
    values: {},
    today: '2026-01-01',
    entryOf: () => undefined,
    keysOf: () => ['one'],
    picture: './a.png',
    short: true,
    say,
  })

test.each(starters)('Indonesian is known for all that a new file of %s says', (name) => {
  const say = wordsFor('id')
  const english: string[] = []
  fileOf(name, (words) => {
    if (say(words) === words) english.push(words)
    return words
  })
  expect(english).toEqual([])
})

test.each(starters)('a new file of %s has no words of one trade or place', (name) => {
  expect(fileOf(name, (words) => words)).not.toMatch(/ledger|jakarta|surabaya|ERP|rina-hartono/i)
})

test('uses English for a language without a translation file', () => {
  expect(wordsFor('nl')('The headline.')).toBe('The headline.')
  expect(wordsFor('id-ID')('The headline.')).toBe('Judul utama.')
})
