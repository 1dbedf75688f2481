import { changedPath } from './changed-path'

test('a change in a watched folder is about the file that it names', () => {
  expect(changedPath('erp.mdx', '/site/content/services')).toBe('/site/content/services/erp.mdx')
})

test('a change of a watched file is about that file', () => {
  expect(changedPath('erp.mdx', '/site/content/erp.mdx')).toBe('/site/content/erp.mdx')
  expect(changedPath(null, '/site/content/erp.mdx')).toBe('/site/content/erp.mdx')
})

test('on macOS, and when polling, the event itself has the whole path', () => {
  expect(changedPath('/site/content/erp.mdx')).toBe('/site/content/erp.mdx')
  expect(changedPath(null)).toBe('')
})
