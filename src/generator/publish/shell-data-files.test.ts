import { shellDataIn } from '../../language/shell-data-names'
import { pageDataIn } from './shell-data-files'

test('page data references the static query results in its language', () => {
  const text = JSON.stringify({ path: '/id', staticQueryHashes: ['12', '34'] })
  expect(JSON.parse(pageDataIn(text, 'id'))).toEqual({
    path: '/id',
    staticQueryHashes: ['12-id', '34-id'],
  })
  const all = { 12: 'menu', '12-id': 'menu in id', '12-de': 'menu in de', '34-id': 'form in id' }
  expect(shellDataIn(all, 'id')).toMatchObject({ 12: 'menu in id', 34: 'form in id' })
  expect(shellDataIn(all, undefined)).toBe(all)
})
