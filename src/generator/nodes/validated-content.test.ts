import { rmSync } from 'node:fs'
import { type ContentCheck, checkContent } from '../../content-model/check/check'
import { type Files, offering, writeContent } from '../../content-model/testing/content-fixture'
import { absentPaths, acceptedKeys } from './validated-content'

function checkOf(files: Files): ContentCheck {
  const root = writeContent(files)
  const check = checkContent(root)
  rmSync(root, { recursive: true })
  return check
}

const offered = (line: string) => offering('One.').replace('\nicon', `\n${line}\nicon`)

test('accepts an index page with a published entry', () => {
  const texts = acceptedKeys(checkOf({ 'offerings/a.mdx': offering('One.') }), new Map())
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining(['offerings/a.mdx', 'pages/offerings.mdx']),
  )
})

test.each([
  ['a draft', 'draft: true'],
  ['scheduled', 'publishAt: 2999-01-01'],
  ['expired', 'expireAt: 2001-01-01'],
])('omits an index page if its only entry is %s', (_state, line) => {
  const check = checkOf({ 'offerings/a.mdx': offered(line) })
  expect(check.diagnostics).toEqual([])
  expect(absentPaths(check)).toContain('pages/offerings.mdx')
  expect([...acceptedKeys(check, new Map()).keys()]).not.toContain('pages/offerings.mdx')
})
