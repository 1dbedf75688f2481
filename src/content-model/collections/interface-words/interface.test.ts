import { stringify } from 'yaml'
import { reportOf } from '../../testing/content-fixture'
import { exampleValue } from '../fields/field-help'
import { interfaceSchema } from './interface'

function reportWith(allArticles: string): string {
  const words = interfaceSchema.parse(exampleValue(interfaceSchema))
  const siteIndex = { ...words.siteIndex, allArticles }
  return reportOf({ 'interface.yaml': stringify({ ...words, siteIndex }) })
}

test.each(['All articles', 'All {cuont} articles', 'All {count} articles of {blog}'])(
  'reports missing or unknown arguments and lists the valid arguments: %s',
  (text) => {
    expect(reportWith(text)).toContain(
      `siteIndex.allArticles is “${text}”, which is not a text with {count} and no other braces except {count, plural, one {…} other {…}}. Write, for example: allArticles: All {count} articles`,
    )
  },
)

test('accepts an argument twice', () => {
  expect(reportWith('{count} of {count}')).not.toContain('allArticles')
})

test.each([
  'All {count, plural, one {article}}',
  'All {count, plural, one {# article} other {# of {blog}}}',
  'All {count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'All {count, plural, one {# article} other {# articles}',
  'All {count, plural, offset:1 one {# article} other {# articles}}',
])('rejects an invalid message: %s', (text) => {
  expect(reportWith(text)).toContain('siteIndex.allArticles is “')
})

test('requires exactly the plural categories of the language', () => {
  expect(reportWith('{count, plural, one {One article} other {All # articles}}')).not.toContain(
    'allArticles',
  )
  expect(reportWith('{count, plural, other {All # articles}}')).toContain(
    'siteIndex.allArticles has no form “one”, but en-GB has the forms one and other. Add, for example: one {…}',
  )
  expect(reportWith('{count, plural, one {One} few {Some} other {All # articles}}')).toContain(
    'siteIndex.allArticles has the form “few”, but en-GB has only the forms one and other. Remove the form.',
  )
})
