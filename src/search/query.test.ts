import { queryOf } from './query'

test('a query is well-formed, even after truncation', () => {
  expect(queryOf('  half \ud83d a  ')).toBe('half \ufffd a')
  for (const offset of ['', 'a']) {
    const query = queryOf(offset + '😀'.repeat(200))
    expect(query.length).toBeLessThanOrEqual(200)
    expect(encodeURIComponent(query)).toContain('%F0%9F%98%80')
  }
})
