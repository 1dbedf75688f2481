import { stringify } from 'yaml'
import { exampleValue } from '../../authoring/field-help'
import { reportOf } from '../../testing/content-fixture'
import { interfaceSchema } from './interface'

/** Returns what the check says of the words of /menu with another text for the link to the blog. */
function reportWith(allArticles: string): string {
  const words = interfaceSchema.parse(exampleValue(interfaceSchema))
  const siteIndex = { ...words.siteIndex, allArticles }
  return reportOf({ 'interface.yaml': stringify({ ...words, siteIndex }) })
}

test.each(['All articles', 'All {cuont} articles', 'All {count} articles of {blog}'])(
  'a text without its placeholders, or with others, is told which it must have: %s',
  (text) => {
    expect(reportWith(text)).toContain(
      `siteIndex.allArticles is “${text}”, which is not words with {count} and no other braces. Write, for example: allArticles: All {count} articles`,
    )
  },
)

test('a placeholder may stand twice', () => {
  expect(reportWith('{count} of {count}')).not.toContain('allArticles')
})
