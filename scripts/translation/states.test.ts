import { changedParts } from './states'

const part = (name: string, words: string) => ({ name, words, meaning: words })

function changesOf(words: string, earlier: string) {
  const [change] = changedParts(
    {
      path: 'articles/a.id.mdx',
      original: 'articles/a.mdx',
      language: 'id',
      state: 'stale',
      changes: { changed: [part('the text “new”', words)], removed: 0 },
    },
    [part('the text “old”', earlier)],
  )
  return change?.words.filter(({ added, removed }) => !added && !removed).length
}

test('compares a changed part with the earlier part that shares most of its words', () => {
  expect(
    changesOf('Count the hours of the staff.', 'Count the hours and days of the staff.'),
  ).not.toBe(0)
})

test('does not compare a new part with a long earlier part that only shares common words', () => {
  const long =
    'Take the last case of the year. Lay the cards of each person on the table, and note the facts.'
  expect(changesOf('The price of the year', long)).toBe(0)
})
