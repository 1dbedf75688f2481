import { article } from '../testing/content-fixture'
import { readDocument } from './document'

test.each([
  ['2017. First.', { start: 2017, 'data-digits': 4 }],
  ['99. First.\n100. Second.', { start: 99, 'data-digits': 3 }],
  ['98. First.\n99. Second.', { start: 98 }],
])('a list says how many digits its numbers have where they need room: %j', (text, properties) => {
  const { body } = readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], text)))
  expect(body.tree[0]?.[1]).toEqual(properties)
})
