import { readBody } from './body'

const mistakes = (count: number) => 'It takes <5 minutes.\n\n'.repeat(count)

/** Returns the lines at which a body has diagnostics. */
const linesOf = (source: string) => readBody(source, []).diagnostics.map(({ line }) => line)

test('a writer reads of many mistakes at once', () => {
  expect(linesOf(mistakes(12))).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23])
})
