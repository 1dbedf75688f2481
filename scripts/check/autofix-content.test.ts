import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offering, writeContent } from '../../src/content-model/testing/content-fixture'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { fixContent } from './autofix-content'

test('repeats fixes until Word bullets become a list', () => {
  const body = 'From invoice \uF0E0 payment.\n\n\uF0B7 First\n\uF0B7 Second\n\n\uF0A7\tThird\n'
  const root = writeContent({ 'offerings/a.mdx': offering(body) }, testFolder())
  fixContent(root)
  expect(readFileSync(join(root, 'content/offerings/a.mdx'), 'utf8')).toBe(
    offering('From invoice → payment.\n\n- First\n- Second\n\n- Third\n'),
  )
})
