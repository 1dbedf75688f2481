import { readFields } from './testing'

const ends = (line: number, field: string, comment: string, advice: string) =>
  `${line} ${field} ends at “${comment}”, because # after a space begins a comment. Put the value in quotes: ${advice} (or write the comment on a separate line).`

const reports = {
  'title: Ranked #1 in "Jakarta"': ends(
    2,
    'title',
    '#1 in "Jakarta"',
    'title: "Ranked #1 in \\"Jakarta\\""',
  ),
  'title: Ranked # by us': ends(2, 'title', '# by us', 'title: "Ranked # by us"'),
  'title: #1 in Jakarta':
    '2 title is empty, because # after a space begins a comment. Put the value in quotes: title: "#1 in Jakarta" (or write the comment on a separate line).',
  'keywords:\n  - one\n  - ledger #2': ends(5, 'keywords[1]', '#2', '"ledger #2"'),
  'keywords: [\n  one,\n  ledger #2\n  ]': ends(5, 'keywords[1]', '#2', '"ledger #2"'),
  'title: Ranked\n  #1 in Jakarta': ends(
    2,
    'title',
    '#1 in Jakarta',
    'title: "Ranked #1 in Jakarta"',
  ),
  'title: Ranked #1\n  in Jakarta':
    '3 The line “in Jakarta” cannot be read: the # above it begins a comment, which ends the value. Put the value in quotes, for example: "Ranked #1 in Jakarta"',
  'benefit: { title: Ranked #1 in Jakarta, description: B }':
    '3 The line “benefit: { title: Ranked #1 in Jakarta, description: B }” cannot be read: after a space, # begins a comment, which includes the }. Put the value in quotes: "Ranked #1 in Jakarta"',
  'title: "Ranked #1" # for years\nkeywords: [\'#1\'] # one\norder: 5 # fifth': '',
  'title: C#, issue#1': '',
  'title: A\n# keywords: []\n  # more': '',
  'title: >-\n  Ranked\n  #1 in Jakarta': '',
}

test.each(Object.entries(reports))('reads the # in %j', (lines, report) => {
  expect(readFields(lines).messages.join('\n')).toBe(report)
})

test('puts values with a # in quotes, except where a comment may be meant', () => {
  const { fixed } = readFields('title: Ranked #1\nkeywords:\n  - #2\n  - a # b')
  expect(fixed).toBe('title: "Ranked #1"\nkeywords:\n  - "#2"\n  - a # b')
})

test('reports HTML entities, and fixes unambiguous ones', () => {
  const { messages, fixed } = readFields('title: R&amp;D &lt; 5&nbsp;ms & fish&chips;')
  const has = (name: string) =>
    `2 title has “${name}”, which pages show unchanged. HTML entities only work in the text below the fields.`
  expect(messages).toEqual([
    `${has('&amp;')} Write &`,
    `${has('&lt;')} Write <`,
    `${has('&nbsp;')} Write a space, or remove it.`,
  ])
  expect(fixed).toBe('title: R&D &lt; 5&nbsp;ms & fish&chips;')
})
