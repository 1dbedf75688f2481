import { find, readIndex, writeIndex } from './find'
import { queryOf } from './query'

test('a query is well-formed, even after truncation', () => {
  expect(queryOf('  half \ud83d a  ')).toBe('half \ufffd a')
  for (const offset of ['', 'a']) {
    const query = queryOf(offset + '😀'.repeat(200))
    expect(query.length).toBeLessThanOrEqual(200)
    expect(encodeURIComponent(query)).toContain('%F0%9F%98%80')
  }
})

test('a query of 50,000 letters does not block the page', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => `ledger${index.toString(36)}word`)
  const page = { id: 1, path: '/', title: 'A', kind: '', note: '', keywords: '', headings: '' }
  const index = await readIndex(writeIndex([{ ...page, words: words.join(' ') }]))
  const start = performance.now()
  find(index, queryOf('ledger'.repeat(8400)))
  expect(performance.now() - start).toBeLessThan(1500)
})
