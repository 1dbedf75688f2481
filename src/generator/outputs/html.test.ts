import { readDocument } from '../../content-model/read/document'
import { plainBody } from '../../content-model/read/plain-body'
import { article } from '../../content-model/testing/content-fixture'
import { htmlOf } from './html'

test.each([
  ['a list that starts at 3', '3. Sign\n4. Pay', '<ol start="3"><li>Sign</li><li>Pay</li></ol>'],
  ['a year with a full stop', '2017. The first.', '<ol start="2017"><li>The first.</li></ol>'],
  ['a list that starts at 1', '1. Sign', '<ol><li>Sign</li></ol>'],
  ['tasks', '- [x] Send\n- [ ] Name', '<ul><li>☑ Send</li><li>☐ Name</li></ul>'],
  [
    'columns',
    '| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |',
    '<table><thead><tr><th align="left">a</th><th align="center">b</th><th align="right">c</th></tr></thead><tbody><tr><td align="left">1</td><td align="center">2</td><td align="right">3</td></tr></tbody></table>',
  ],
])('the feed keeps the attributes of %s', (_name, text, html) => {
  const { body } = readDocument('articles/a.mdx', Buffer.from(article('Ledgers', [], text)))
  expect(htmlOf(plainBody(body.tree, { address: (target) => target }))).toBe(html)
})
