import { checkContent } from '../../content-model/check/check'
import {
  article,
  type Files,
  person,
  writeContent,
} from '../../content-model/testing/content-fixture'
import { testFolder } from '../../content-model/testing/test-folder'
import { pageFacts } from './page-facts'

function factsOf(files: Files, address: string) {
  const root = writeContent({ ...person, ...files }, testFolder())
  return pageFacts({ root, ...checkContent(root, { day: '2026-05-04' }) }, address)
}

const ledgers = (...lines: string[]) => ({
  'articles/ledgers.mdx': article('Ledgers', lines, 'Four words of text.'),
})

test.each([
  ['draft: true', 'Draft, not published'],
  ['publishAt: 2026-05-05', 'Published on 2026-05-05'],
  ['publishAt: 2026-05-04', undefined],
])('gives the reason that a page with %s is unpublished: %s', (line, notPublic) => {
  expect(factsOf(ledgers(line), '/blog/ledgers')?.notPublic).toBe(notPublic)
})

test('lists incoming and outgoing links of a page', () => {
  const nodes = article('Nodes', ['relatedArticles: [ledgers]'], 'Text.')
  const files = { ...ledgers(), 'articles/nodes.mdx': nodes }
  expect(factsOf(files, '/blog/ledgers')?.linksIn).toEqual(['/blog/nodes'])
  expect(factsOf(files, '/blog/nodes')?.linksOut).toContain('/blog/ledgers')
  expect(factsOf(files, '/blog/masts')).toBeUndefined()
})
