import { checkOf, offering } from '../../content-model/testing/content-fixture'
import { absentPaths, acceptedKeys } from './validated-content'

test('accepts an index page with a published entry', () => {
  const texts = acceptedKeys(checkOf({ 'offerings/a.mdx': offering('One.') }), new Map())
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining(['offerings/a.mdx', 'pages/offerings.mdx']),
  )
})

test('omits an index page if its only entry is a draft', () => {
  const draft = offering('One.').replace('\nicon', '\ndraft: true\nicon')
  const check = checkOf({ 'offerings/a.mdx': draft })
  expect(check.diagnostics).toEqual([])
  expect(absentPaths(check)).toContain('pages/offerings.mdx')
  expect([...acceptedKeys(check, new Map()).keys()]).not.toContain('pages/offerings.mdx')
})
