import { readFields } from './testing'

const backslash = (letter: string, meaning: string, right: string) =>
  `title has \\${letter} between double quotes, which means ${meaning}. Write: ${right}`
const invalid = 'cannot be read: between double quotes, \\ begins a special character. Write:'
const curly = (value: string, right: string, written: string) =>
  `${value} has curly quotes around it, which pages show. YAML only uses straight quotes. Write: ${right} (or '${written}' if the quotes belong to the text).`
const plain = (name: string, written: string, advice: string) =>
  `${name} has “${written}”, but fields are plain text, so pages would show the Markdown characters. ${advice}`
const spaceOf = (line: string, cause: string) => `The line “${line}” cannot be read: ${cause}`
const indent =
  'it begins with a special space, such as a no-break space. Use normal spaces. Indent all fields of a group by the same number of spaces, two for each level.'

const fixes: Record<string, [message: string, fixed: string]> = {
  'title: "Moving C:\\temp to the cloud"': [
    `2 ${backslash('t', 'a tab', "'Moving C:\\temp to the cloud'")}`,
    "title: 'Moving C:\\temp to the cloud'",
  ],
  'title: "Rina\'s C:\\new\\table"': [
    `2 ${backslash('n', 'a line break', '"Rina\'s C:\\\\new\\\\table"')}`,
    'title: "Rina\'s C:\\\\new\\\\table"',
  ],
  'title: "See \\\\ledger\\backup"': [
    `2 ${backslash('b', 'a backspace', "'See \\\\ledger\\backup'")}`,
    "title: 'See \\\\ledger\\backup'",
  ],
  'title: "On C:\\path"': [
    `2 The line “title: "On C:\\path"” ${invalid} 'On C:\\path'`,
    "title: 'On C:\\path'",
  ],
  'title: “A year of lamps”': [
    `2 ${curly('title', '"A year of lamps"', '“A year of lamps”')}`,
    'title: "A year of lamps"',
  ],
  'keywords:\n  - ‘lamp’': [
    `4 ${curly('keywords[0]', '"lamp"', '‘lamp’')}`,
    'keywords:\n  - "lamp"',
  ],
  'title: “A year of lamps: what we learned”': [
    '2 The line “title: “A year of lamps: what we learned”” cannot be read: a value with a colon in it needs quotes. Write: title: "A year of lamps: what we learned"',
    'title: "A year of lamps: what we learned"',
  ],
  'title: The **safe** ledger': [
    `2 ${plain('title', '**safe**', 'Write: safe')}`,
    'title: The safe ledger',
  ],
  'title: The *safe* ledger': [
    `2 ${plain('title', '*safe*', 'Write: safe')}`,
    'title: The safe ledger',
  ],
  'title: "Run `npm ci`"': [
    `2 ${plain('title', '`npm ci`', 'Write: npm ci')}`,
    'title: "Run npm ci"',
  ],
  'title:\u00A0"A"': [
    `2 ${spaceOf('title: "A"', 'a no-break space follows the colon. Write a space: title: "A"')}`,
    'title: "A"',
  ],
  'keywords:\n  -\u00A0lamp': [
    `4 ${spaceOf('- lamp', 'a no-break space follows the -. Write a space: - lamp')}`,
    'keywords:\n  - lamp',
  ],
  'title: "A"\u00A0': [
    `2 ${spaceOf('title: "A"', 'a no-break space follows the value. Remove it: title: "A"')}`,
    'title: "A"',
  ],
  'keywords:\n\u00A0\u00A0- lamp': [`4 ${spaceOf('- lamp', indent)}`, 'keywords:\n  - lamp'],
}

test.each(Object.entries(fixes))('reports and fixes %j', (lines, [message, fixed]) => {
  expect(readFields(lines)).toEqual({ messages: [message], fixed, after: [] })
})

test.each<[line: string, right: string]>([
  ['title: [Draft] A ledger', 'title: "[Draft] A ledger"'],
  ['title: {A} ledger', 'title: "{A} ledger"'],
  ['title: *The* ledger', 'title: "*The* ledger"'],
  ['title: | one line', 'title: "| one line"'],
  ['title: ? why a ledger', 'title: "? why a ledger"'],
])('names the quotes for %j', (line, right) => {
  const character = line.split(' ')[1]?.[0]
  expect(readFields(line).messages).toEqual([
    `2 The line “${line}” cannot be read: a value that begins with ${character} needs quotes. Write: ${right}`,
  ])
})

test('accepts a list that begins with [ and a text after | or >', () => {
  expect(readFields('keywords: [a, b] # two\ntitle: >-\n  > one').messages).toEqual([])
})

test('explains an indented first field', () => {
  expect(readFields(' order: 5\ntitle: A').messages).toEqual([
    '2 The line “order: 5” cannot be read: it has more indentation than the fields below it. Indent all fields of a group by the same number of spaces, two for each level.',
  ])
})

test.each([
  ['keywords: &names\n  - one', '3 The line “keywords: &names”', '&', '&names'],
  ['keywords: !!seq [one]', '3 The line “keywords: !!seq [one]”', '!', '!!seq'],
])('removes the character before the list of %j', (lines, line, character, written) => {
  expect(readFields(lines).messages).toEqual([
    `${line} has ${character} before a value. YAML gives it a special meaning. Remove ${written}.`,
  ])
})

test('reports HTML tags in fields', () => {
  const tag = (written: string, words: string) =>
    `2 title has “${written}”, but fields are plain text, so pages would show the tag. Write: ${words}`
  expect(readFields('title: A <b>safe</b> ledger<br/>')).toMatchObject({
    messages: [tag('<b>safe</b>', 'safe'), tag('<br/>', 'a space, or nothing')],
    fixed: 'title: A safe ledger<br/>',
  })
  expect(readFields('title: Fees < 5 and > 2, <code> and x <y').messages).toEqual([])
})

test.each<[line: string, message: string]>([
  ['title: "Sum\\tTotal"', `2 ${backslash('t', 'a tab', "'Sum\\tTotal'")}`],
  [
    'summary: See [our work](/services/erp-integration).',
    `3 ${plain('summary', '[our work](/services/erp-integration)', 'Write our work, and put the link into the text below the fields or into a field for links')}`,
  ],
])('reports %j without a fix', (line, message) => {
  const { messages, fixed } = readFields(line)
  expect(messages).toEqual([message])
  expect(fixed).toBe(line)
})

test.each([
  'title: "One \\"two\\" \\u00e9 and C:\\\\temp"',
  "title: 'C:\\temp'",
  'title: C:\\temp',
  'title: “Yes”, they said, and “no”',
  'title: "“Yes”"',
  'title: A * B * C, snake_case_name, 5* and 4*',
  'title: Net [not gross] (of fees)',
  'title: >-\n  It says:\n  note:\u00A0this is a text',
  'title: A price of Rp\u00A05',
])('accepts %j', (lines) => expect(readFields(lines).messages).toEqual([]))
