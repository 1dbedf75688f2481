import * as fc from 'fast-check'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseBody } from './body-parser'

const fullParser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze()

/** Returns the tree that a parser makes of a text, with the place of each node, or its error. */
function treeOrError(parse: (text: string) => unknown, text: string): string {
  try {
    return JSON.stringify(parse(text))
  } catch (error) {
    return String(error)
  }
}

/** Fragments of addresses, of tables and of what may be taken for them. */
const pieces = [
  ...['http', 'HTTPS', '://', 'www', 'WWW.', '.', 'ojk', 'go.id', '/', 'mailto:', 'xmpp:', '@'],
  ...[
    '&#64;',
    '&commat;',
    '&period;',
    '&',
    ';',
    '|',
    '-',
    ':-',
    '---',
    ':',
    '\t',
    ' ',
    '\n',
    '\n\n',
  ],
  ...['> ', '- ', '1. ', '* ', '    ', '\\', '`', '*', '_', '~', '[', '](', ')', '[^1]', '[^1]: '],
  ...['<Callout>', '</Callout>', '{"w"}', '# ', 'a', 'R&D', '5'],
]

test('a text is parsed as by remark, with all its syntax', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((all) => all.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const expected = treeOrError((body) => fullParser.parse(body), text)
      expect(treeOrError(parseBody, text)).toBe(expected)
    }),
    { numRuns: 4000 },
  )
})

test.each([
  'Write to hello@tirtana.example.',
  'Look at WWW.tirtana.example.',
  'Look at Https://tirtana.example.',
  'hello&#64;tirtana.example and htt&#112;://tirtana.example',
  '> | Head | Other |\n> |:-----|------:|\n> | cell | cell |',
  '- | Head |\n  | --- |\n  | cell |',
  'Head\n:-',
  '<Callout>\n\t| Head |\n\t| - |\n</Callout>',
])('addresses and tables are found: %j', (text) => {
  const tree = JSON.stringify(parseBody(text))
  expect(tree).toMatch(/"type":"(link|table)"/)
  expect(tree).toBe(treeOrError((body) => fullParser.parse(body), text))
})
