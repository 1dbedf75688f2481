import { findNearDuplicates, longestShared, shinglesOf } from './near-duplicates'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => `word${from + i}`).join(' ')
const file = (name: string, text: string) => ({ file: name, shingles: shinglesOf(text) })

test('a share is counted in runs of five words of the smaller file', () => {
  // 100 words make 96 runs; 20 shared words make 16 of them.
  const small = file('b', `${words(0, 20)} ${words(1000, 1080)}`)
  const large = file('a', words(0, 500))
  expect(findNearDuplicates([small, large], 0.16)).toEqual([
    { file: 'b', other: 'a', share: 16 / 96 },
  ])
  expect(findNearDuplicates([small, large], 0.17)).toEqual([])
})

test('case, punctuation and line breaks within a block change nothing; a new block does', () => {
  expect(shinglesOf('One, two: THREE four – five.')).toEqual(shinglesOf('one two three four five'))
  expect(shinglesOf('one two three\nfour five')).toHaveLength(0)
})

test('the longest shared passage is quoted', () => {
  expect(
    longestShared(
      `x ${words(0, 6)} y ${words(10, 18)} z`,
      `${words(0, 6)} other words between ${words(10, 18)}`,
    ),
  ).toBe(words(10, 18))
})
