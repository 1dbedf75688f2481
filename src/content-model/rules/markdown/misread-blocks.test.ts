import * as fc from 'fast-check'
import { runs } from '../../../../tests/levels'
import { readAndFix } from './testing'

/** Expects a single diagnostic, and none after its fix. */
function expectFix(source: string, message: string, fixed: string) {
  expect(readAndFix(source)).toEqual({ messages: [message], fixed })
  expect(readAndFix(fixed).messages).toEqual([])
}

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const asText = 'The table is shown as text, because'

describe('a table that is read as text', () => {
  const cells = (number: string, columns: number) =>
    `has ${number}, and the head above it has ${columns}`
  const reason = 'contains characters other than -, : and |'

  test.each<[head: string, delimiter: string, reason: string, right: string]>([
    ['| Step | Who | Hours |', '|---|---|', cells('2 cells', 3), '|---|---|---|'],
    ['| Step | Who |', '|—|—|', reason, '|---|---|'],
    ['| Step | Sum |', '|\u00A0:--\u00A0|\u00A0--:\u00A0|', reason, '|:---|---:|'],
    ['Step | Who', '--- | --- | ---', cells('3 cells', 2), '|---|---|'],
    ['| Step | Who |', '|———|', cells('1 cell', 2), '|---|---|'],
  ])('with the head %j and the delimiter row %j', (head, delimiter, reason, right) => {
    const table = (row: string) => `Before.\n\n> ${head}\n> ${row}\n> | Count | Two |`
    const message = `4:3 ${asText} “${inOneLine(delimiter)}” ${reason}. Write: ${right}`
    expectFix(table(delimiter), message, table(right))
  })

  test.each<[source: string, message: string, fixed: string]>([
    [
      '| Step | Who |\n| Count | Two |\n| Close | One |',
      `1:1 ${asText} the row below its head is missing. Write below “| Step | Who |”: |---|---|`,
      '| Step | Who |\n|---|---|\n| Count | Two |\n| Close | One |',
    ],
    [
      '\tWho\tHours\nCount\tTwo | three\t3\nClose\t\t1',
      '1:1 These lines have tabs between their cells, like rows from a spreadsheet, and run together on the page. Write a table: | | Who | Hours | with |---|---|---| on the line below',
      '|  | Who | Hours |\n|---|---|---|\n| Count | Two \\| three | 3 |\n| Close |  | 1 |',
    ],
    [
      '||Step||Who||\n|Count|Two|',
      `1:1 ${asText} its head has || instead of |. Write: | Step | Who | with |---|---| on the line below`,
      '| Step | Who |\n|---|---|\n|Count|Two|',
    ],
  ])('%j', expectFix)

  const withoutFix = {
    '| | Step | Who |\n| Count | Two |': `1:1 ${asText} the row below its head is missing. Write below “| | Step | Who |”: |---|---|---|`,
    '| Step | Who |\n|---|\n| Count | Two | 3 |':
      '2:1 The table is shown as text: its head has 2 cells, and its rows have 3. Give the head 3 cells, and write below it: |---|---|---|',
    '| Step | Who |\n---\n\nText.':
      '1:1 “| Step | Who |” is read as a heading instead of a table row, because the line below it has no |. Write below it: |---|---|',
    '| Step | Who |\n|---|---|\n| Count\\\nand sign | Two people |':
      '3:1 The row ends with \\, which does not break a line in a table: the next line is another row. Write the cell on a single line, with a comma or a semicolon between its parts.',
    '| Step | Who |\n\n|---|---|\n| Count | Two |':
      '3:1 “|---|---|” is not directly below the head of a table, so the table is shown as text. Write the head on the line above it: | Step | Who |',
    '| Step | Who |\n|---|---|\n| Count | Two |\n\n| Close | One |':
      '5:1 “| Close | One |” is shown as text, because an empty line ends a table. Remove the empty line between the rows.',
    '+------+-----+\n| Step | Who |\n+======+=====+\n| Count | Two |\n+------+-----+':
      '1:1 The table is shown as text, because lines such as “+------+-----+” belong to grid tables. Remove them, and write |---|---| below the head.',
    'Step | Who\nCount | Two\nClose | One': `1:1 ${asText} the row below its head is missing. Write below “Step | Who”: |---|---|`,
  }

  test.each(Object.entries(withoutFix))('%j has no fix', (source, message) => {
    expect(readAndFix(source)).toEqual({ messages: [message], fixed: source })
  })
})

describe('a list that is read as text', () => {
  const foreign = (mark: string) => `${mark} is not a Markdown list mark: the lines run together`
  const joined = (mark: string) => `no space follows “${mark}”`
  const specialSpace = (mark: string) => `a no-break space is next to “${mark}”`

  test.each<[source: string, place: string, reason: string, fixed: string]>([
    ['You get:\n\n•\tA list\n•\tA plan', '3:1', foreign('•'), 'You get:\n\n- A list\n- A plan'],
    ['You get:\n• A list', '2:1', foreign('•'), 'You get:\n- A list'],
    ['·   A\n·   B\no   C\n§\u00A0\u00A0D', '1:1', foreign('·'), '- A\n- B\n  - C\n    - D'],
    ['●\tA\n○\tB\n■\tC\n○\tD\n●\tE', '1:1', foreign('●'), '- A\n  - B\n    - C\n  - D\n- E'],
    ['•\tA\no\tB\n§\tC', '1:1', foreign('•'), '- A\n  - B\n    - C'],
    ['● A\n   ○ B\n      ■ C', '1:1', foreign('●'), '- A\n  - B\n    - C'],
    ['• A\n  • B\n    • C\n• D', '1:1', foreign('•'), '- A\n  - B\n    - C\n- D'],
    ['> ● A\n> ○ B\n> ■ C', '1:3', foreign('●'), '> - A\n>   - B\n>     - C'],
    ['1. X\n\n   ● A\n      ○ B', '3:4', foreign('●'), '1. X\n\n   - A\n     - B'],
    ['You get:\n  • A\n    • B', '2:3', foreign('•'), 'You get:\n  - A\n    - B'],
    ['■ A\n■ B', '1:1', foreign('■'), '- A\n- B'],
    ['• One\\\n• Two', '1:1', foreign('•'), '- One\n- Two'],
    ['• One • Two • Three', '1:1', foreign('•'), '- One\n- Two\n- Three'],
    ['> • One • Two', '1:3', foreign('•'), '> - One\n> - Two'],
    ['–First\n–Second', '1:1', foreign('–'), '- First\n- Second'],
    ['– One\n– Two', '1:1', foreign('–'), '- One\n- Two'],
    ['✅ One key\n❌ Two keys', '1:1', foreign('✅'), '- ✅ One key\n- ❌ Two keys'],
    ['→ One\n→ Two', '1:1', foreign('→'), '- One\n- Two'],
    ['① One\n② Two', '1:1', foreign('①'), '1. One\n2. Two'],
    ['1)First\n2)Second', '1:1', joined('1)'), '1) First\n2) Second'],
    ['1.First\n2.Second', '1:1', joined('1.'), '1. First\n2. Second'],
    ['> -First\n> -Second', '1:3', joined('-'), '> - First\n> - Second'],
    ['- First\n-Second', '2:1', joined('-'), '- First\n- Second'],
    ['-\u00A0First', '1:1', specialSpace('-'), '- First'],
    ['1.\u00A0First\n2.\u00A0Second', '1:1', specialSpace('1.'), '1. First\n2. Second'],
    ['- One\n\u00A0\u00A0- Two', '2:1', specialSpace('-'), '- One\n  - Two'],
  ])('%j', (source, place, reason, fixed) => {
    const [line = 1, column = 1] = place.split(':').map(Number)
    const itemOf = (text: string) => inOneLine(text.split('\n')[line - 1]?.slice(column - 1) ?? '')
    const message = `${place} “${itemOf(source)}” is not read as a list item, because ${reason}. Write: ${itemOf(fixed)}`
    expectFix(source, message, fixed)
  })

  test('keeps its levels if it has empty lines', () => {
    expect(readAndFix('● A\n\n○ B\n\n■ C\n\nText.\n\n■ D').fixed).toBe(
      '- A\n\n  - B\n\n    - C\n\nText.\n\n- D',
    )
  })

  test.each([
    'a) First\nb) Second',
    'Text:\n(i) First\n(ii) Second',
    'A.\u00A0First\nB.\u00A0Second',
    '1.) First\n2.) Second',
  ])('the letters of %j run together', (source) => {
    const { messages, fixed } = readAndFix(source)
    expect(messages).toEqual([
      expect.stringMatching(
        /^\d:1 “.* First” and the line below it run together in one paragraph, because (letters do|a number with a parenthesis does) not begin a list\. Write 1\. First, or leave an empty line between the lines\.$/,
      ),
    ])
    expect(fixed).toBe(source)
  })
})

test.each([
  ['##\u00A0What it costs', 'a no-break space follows ##', '## What it costs'],
  ['#\u202FBy the hour', 'a no-break space follows #', '## By the hour'],
  ['##Heading', 'a space is missing', '## Heading'],
  ['####### Costs', 'a heading has up to six #', '### Costs'],
  ['###By the hour###', 'a space is missing', '### By the hour'],
  ['#\u00A0Written in C#', 'a no-break space follows #', '## Written in C#'],
])('the heading %j is read as text', (line, reason, right) => {
  const message = `2:1 “${inOneLine(line)}” is not a heading, because ${reason}. Write: ${right}`
  expectFix(`Text.\n${line}`, message, `Text.\n${right}`)
})

test.each([
  ['** bold **', 'bold', '**bold**'],
  ['**Note: **', 'bold', '**Note:**'],
  ['~~ this ~~', 'struck out', '~~this~~'],
])('the space inside %s makes it text', (mark, effect, right) => {
  const message = `1:7 ${mark} is not read as ${effect}, because there is a space inside the ${mark.slice(0, 2)}. Write: ${right}`
  expectFix(`It is ${mark} here.`, message, `It is ${right} here.`)
})

test.each<[source: string, message: string, fixed: string]>([
  [
    'One **word ** and ** two** here.',
    '1:5 “**word ** and ** two**” is bold as a whole, because there is a space inside the **. Write: **word** and **two**',
    'One **word** and **two** here.',
  ],
  [
    '!(A ledger)[./ledger.png]',
    '1:2 (A ledger)[./ledger.png] is not read as a link or picture: the words belong in brackets, and the address in parentheses. Write: [A ledger](./ledger.png)',
    '![A ledger](./ledger.png)',
  ],
  [
    'See (our work)[/services/erp-integration] first.',
    '1:5 (our work)[/services/erp-integration] is not read as a link or picture: the words belong in brackets, and the address in parentheses. Write: [our work](/services/erp-integration)',
    'See [our work](/services/erp-integration) first.',
  ],
])('%j', expectFix)

test.each([
  'a) This paragraph begins with a letter.\n\nb) So does this one, and both are shown as written.',
  'I. Newton wrote\nJ. Locke read.',
  '-Rina',
  '– Yes, she said.\n\n– No, he said.',
  '✅ One key.\n\n❌ Two keys.',
  '✅ One key\\\n❌ Two keys',
  '- ✅ One key\n- ❌ Two keys',
  '1.5 million of 2.5 million\n3.5 million of 4.5 million',
  '-5 degrees\n-3 degrees',
  '+62 21 555 0100\n+62 21 555 0101',
  '5.\u00A0November was a Thursday.',
  'Phone | Mail',
  'Phone | 1\nMail\nWeb | 3',
  'The |x| ≤ |y| of all x',
  'a ⋅ b and a · b, or o one\nor more',
  '2 ** 3 ** 4, and \\*\\* marks \\*\\*',
  '#blockchain #Audit',
  '*Jakarta, eight participants.* Two.\n\n*Bandung, six participants.* Three.',
  'a) First\\\nb) Second',
  'Phone | 1  \nMail | 2  \nWeb | 3',
  '– One\\\n– Two\\\nText.',
  '–p sets the port\n–v prints more',
  '1.) This paragraph begins with a number.\n\n2.) So does this one.',
  'It is **bold and ~~not~~ long** and **bold**.',
  '-p sets the port\n-v prints more',
  '```text\n•\tA list\n| a | b |\n##No heading\n```',
  '| Step | Who |\n|-|:-:|\n| Count | a \\| b |',
])('accepts %j', (source) => {
  expect(readAndFix(source).messages).toEqual([])
})

const lineForms = [
  ...['W', '•\tW', '·   W', 'o   W', '  ■ W', '– W', '-W', '1.W'],
  ...['2)W', '-\u00A0W', '##W', '##\u00A0W'],
  ...['| W | W |', '|—|—|', '|---|', '---|---', 'W | W', 'W\tW', 'a) W', '> W', '> •W', '- W'],
  ...['** W W **', '%% W %%', 'C:\\W\\_W', '```{js}\nW\n```', '\u00A0- W', '•W\\'],
]

test('fixes keep every word and finish within a few rounds', () => {
  const lines = fc.array(fc.tuple(fc.constantFrom(...lineForms), fc.constantFrom('\n', '\n\n')), {
    minLength: 1,
    maxLength: 8,
  })
  const property = fc.property(lines, (parts) => {
    let count = 0
    const source = parts
      .flat()
      .join('')
      .replaceAll('W', () => `word${count++}x`)
    const wordsIn = (text: string) => text.match(/word\d+x/g) ?? []
    let fixed = source
    for (let round = 0; round < 5; round++) fixed = readAndFix(fixed).fixed
    expect(wordsIn(fixed)).toEqual(wordsIn(source))
    expect(readAndFix(fixed).fixed).toBe(fixed)
  })
  fc.assert(property, { numRuns: runs('blockTexts') })
})
