import { reportOf } from '../testing/content-fixture'

const project = (keywords: string) =>
  [
    '---',
    'name: Token audit',
    'description: Read.',
    'impact: Fewer.',
    'tags: [Audit]',
    `keywords: [${keywords}]`,
    '---',
    '',
  ].join('\n')

/** Returns the messages of the check about a project named “Token audit” with these keywords. */
const messagesOf = (keywords: string) =>
  reportOf({ 'portfolio/a.mdx': project(keywords) })
    .split('\n')
    .slice(2)
    .join('\n')

test('keywords that the name does not have are fine', () => {
  expect(reportOf({ 'portfolio/a.mdx': project('pentest, audit report') })).toBe('no problems')
})

test('a keyword that the name has is refused, in any spelling', () => {
  expect(messagesOf('pentest, Tokens')).toBe(
    'content/portfolio/a.mdx:6:21 · keywords[1] “Tokens” is found anyway: the name of the page has these words. Remove it.',
  )
})

test('a keyword that another one has already is refused', () => {
  expect(messagesOf('prices, Price')).toBe(
    'content/portfolio/a.mdx:6:20 · keywords[1] “Price” finds what “prices” finds already. Remove it.',
  )
})

test('a keyword of words that the search leaves out is refused', () => {
  expect(messagesOf('who we are')).toBe(
    'content/portfolio/a.mdx:6:12 · keywords[0] “who we are” has only words that the search leaves out. Remove it.',
  )
})
