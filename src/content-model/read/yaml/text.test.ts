import { readFields } from './testing'

const ends = (line: number, field: string, comment: string, advice: string) =>
  `${line} ${field} ends at “${comment}”, because # after a space begins a comment. Put the value in quotes: ${advice} (or write the comment on a separate line).`

const reports: Record<string, [lines: string[], messages: string[]]> = {
  'a value': [
    ['title: Ranked #1 in "Jakarta"'],
    [ends(2, 'title', '#1 in "Jakarta"', 'title: "Ranked #1 in \\"Jakarta\\""')],
  ],
  'a comment': [
    ['title: Ranked # by us'],
    [ends(2, 'title', '# by us', 'title: "Ranked # by us"')],
  ],
  'a value that begins with it': [
    ['title: #1 in Jakarta'],
    [
      '2 title is empty, because # after a space begins a comment. Put the value in quotes: title: "#1 in Jakarta" (or write the comment on a separate line).',
    ],
  ],
  'a list': [
    ['keywords:', '  - one', '  - ledger #2'],
    [ends(5, 'keywords[1]', '#2', '"ledger #2"')],
  ],
  'a list on lines between brackets': [
    ['keywords: [', '  one,', '  ledger #2', '  ]'],
    [ends(5, 'keywords[1]', '#2', '"ledger #2"')],
  ],
  'a value on two lines': [
    ['title: Ranked', '  #1 in Jakarta'],
    [ends(2, 'title', '#1 in Jakarta', 'title: "Ranked #1 in Jakarta"')],
  ],
  'the middle of a value on two lines': [
    ['title: Ranked #1', '  in Jakarta'],
    [
      '3 The line “in Jakarta” cannot be read: the # above it begins a comment, which ends the value. Put the value in quotes, for example: "Ranked #1 in Jakarta"',
    ],
  ],
  'a group on one line': [
    ['benefit: { title: Ranked #1 in Jakarta, description: B }'],
    [
      '3 The line “benefit: { title: Ranked #1 in Jakarta, description: B }” cannot be read: after a space, # begins a comment, which includes the }. Put the value in quotes: "Ranked #1 in Jakarta"',
    ],
  ],
  quotes: [['title: "Ranked #1" # for years', "keywords: ['#1'] # one", 'order: 5 # fifth'], []],
  'a word': [['title: C#, issue#1'], []],
  'a separate line': [['title: A', '# keywords: []', '  # more'], []],
  'a text on separate lines': [['title: >-', '  Ranked', '  #1 in Jakarta'], []],
}

test.each(Object.entries(reports))('reads a # in %s', (_name, [lines, messages]) => {
  expect(readFields(...lines).messages).toEqual(messages)
})

test('puts values with a # in quotes, except where a comment may be meant', () => {
  const { fixed } = readFields('title: Ranked #1', 'keywords:', '  - #2', '  - a # b')
  expect(fixed).toEqual(['title: "Ranked #1"', 'keywords:', '  - "#2"', '  - a # b'])
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
  expect(fixed).toEqual(['title: R&D &lt; 5&nbsp;ms & fish&chips;'])
})
