import { readDocument } from '../read/document'
import { fixSource } from './autofix'

const card = (line: string) => `---\n${line}\ndescription: Built.\nicon: blocks\n---\n`

function fixed(line: string) {
  const { diagnostics } = readDocument('track-record/mainnets.mdx', Buffer.from(card(line)))
  expect(diagnostics).not.toEqual([])
  return fixSource(card(line), diagnostics)
}

test.each([
  ['renames a misspelt field with a single match', 'titel: Mainnets', 'title: Mainnets'],
  [
    'keeps a misspelt field if the correct field exists',
    'title: Mainnets\ntitel: A',
    'title: Mainnets\ntitel: A',
  ],
  ['keeps a field of another collection', 'published: 2026-03-01', 'published: 2026-03-01'],
  ['writes a switch', 'title: A\ndraft: "no" # Ready', 'title: A\ndraft: false # Ready'],
  ['writes a date', 'title: A\npublishAt: 1 May 2026', 'title: A\npublishAt: 2026-05-01'],
  ['keeps lines', 'title: A\norder: |\n  20', 'title: A\norder: |\n  20'],
  ['keeps a date with two meanings', 'title: A\nasOf: 1/5/2026', 'title: A\nasOf: 1/5/2026'],
  ['keeps a field without a similar name', 'colour: red', 'colour: red'],
  ['quotes a value with a colon', 'title: Ledgers: a "guide"', 'title: "Ledgers: a \\"guide\\""'],
  [
    'keeps a value with a colon before a possible comment',
    'title: A: b # Note',
    'title: A: b # Note',
  ],
])('%s', (_name, line, expected) => {
  expect(fixed(line).text).toBe(card(expected))
})

test('deletes invisible characters, except characters that a script needs', () => {
  expect(fixed('title: Ma\u200Bin\u202Enets\u200C می\u200Cخواهم क्\u200Dष 👩\u200D💻')).toEqual({
    text: card('title: Mainnets می\u200Cخواهم क्\u200Dष 👩\u200D💻'),
    changes: Array(3).fill('an invisible character on line 2'),
  })
})
