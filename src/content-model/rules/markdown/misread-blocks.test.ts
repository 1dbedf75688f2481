import * as fc from 'fast-check'
import { runs } from '../../../../tests/levels'
import { readAndFix } from './testing'

type Case = [source: string, message: string, fixed: string]

const asText = 'The table is shown as text, because'

describe('a table that is read as text', () => {
  test.each<Case>([
    [
      'Before.\n\n| Step | Who | Hours |\n|---|---|\n| Count | Two | 3 |',
      `4:1 ${asText} “|---|---|” has 2 cells, and the head above it has 3. Write: |---|---|---|`,
      'Before.\n\n| Step | Who | Hours |\n|---|---|---|\n| Count | Two | 3 |',
    ],
    [
      '| Step | Who |\n|—|—|\n| Count | Two |',
      `2:1 ${asText} “|—|—|” is written with other signs than -, : and |. Write: |---|---|`,
      '| Step | Who |\n|---|---|\n| Count | Two |',
    ],
    [
      '| Step | Sum |\n|\u00A0:--\u00A0|\u00A0--:\u00A0|\n| Count | 2 |',
      `2:1 ${asText} “| :-- | --: |” is written with other signs than -, : and |. Write: |:---|---:|`,
      '| Step | Sum |\n|:---|---:|\n| Count | 2 |',
    ],
    [
      'Step | Who\n--- | --- | ---\nCount | Two',
      `2:1 ${asText} “--- | --- | ---” has 3 cells, and the head above it has 2. Write: |---|---|`,
      'Step | Who\n|---|---|\nCount | Two',
    ],
    [
      '> | Step | Who |\n> |———|\n> | Count | Two |',
      `2:3 ${asText} “|———|” has 1 cell, and the head above it has 2. Write: |---|---|`,
      '> | Step | Who |\n> |---|---|\n> | Count | Two |',
    ],
    [
      '| Step | Who |\n| Count | Two |\n| Close | One |',
      `1:1 ${asText} the row below its head is missing. Write below “| Step | Who |”: |---|---|`,
      '| Step | Who |\n|---|---|\n| Count | Two |\n| Close | One |',
    ],
    [
      'Step\tWho\tHours\nCount\tTwo | three\t3\nClose\t\t1',
      '1:1 These lines have tabs between their cells, like rows from a spreadsheet, and run together on the page. Write a table: | Step | Who | Hours | with |---|---|---| on the line below',
      '| Step | Who | Hours |\n|---|---|---|\n| Count | Two \\| three | 3 |\n| Close |  | 1 |',
    ],
    [
      '\tJune\tJuly\nCost\t1\t2',
      '1:1 These lines have tabs between their cells, like rows from a spreadsheet, and run together on the page. Write a table: | | June | July | with |---|---|---| on the line below',
      '|  | June | July |\n|---|---|---|\n| Cost | 1 | 2 |',
    ],
  ])('%j', (source, message, fixed) => {
    expect(readAndFix(source)).toEqual({ messages: [message], fixed })
    expect(readAndFix(fixed).messages).toEqual([])
  })

  test.each<[source: string, messages: string[]]>([
    [
      '| Step | Who |\n|---|---|\n| Count | Two | 3 |'.replace('|---|---|', '|---|'),
      [
        '2:1 The table is shown as text: its head has 2 cells, and its rows have 3. Give the head 3 cells, and write below it: |---|---|---|',
      ],
    ],
    [
      '| Step | Who |\n---\n\nText.',
      [
        '1:1 “| Step | Who |” is read as a heading instead of a table row, because the line below it has no |. Write below it: |---|---|',
      ],
    ],
    [
      '| Step | Who |\n|---|---|\n| Count\\\nand sign | Two people |',
      [
        '3:1 The row ends with \\, which does not break a line in a table: the next line is another row. Write the cell on a single line, with a comma or a semicolon between its parts.',
      ],
    ],
    [
      '| Step | Who |\n\n|---|---|\n| Count | Two |',
      [
        '3:1 “|---|---|” is not directly below the head of a table, so the table is shown as text. Write the head on the line above it: | Step | Who |',
      ],
    ],
    [
      '| Step | Who |\n|---|---|\n| Count | Two |\n\n| Close | One |',
      [
        '5:1 “| Close | One |” is shown as text, because an empty line ends a table. Remove the empty line between the rows.',
      ],
    ],
    [
      '+------+-----+\n| Step | Who |\n+======+=====+\n| Count | Two |\n+------+-----+',
      [
        '1:1 The table is shown as text, because lines such as “+------+-----+” belong to grid tables. Remove them, and write |---|---| below the head.',
      ],
    ],
    [
      'Step | Who\nCount | Two\nClose | One',
      [`1:1 ${asText} the row below its head is missing. Write below “Step | Who”: |---|---|`],
    ],
  ])('%j has no fix', (source, messages) => {
    expect(readAndFix(source)).toEqual({ messages, fixed: source })
  })
})

const item = (line: string, reason: string, right: string) =>
  `“${line}” is not read as a list item, because ${reason}. Write: ${right}`
const foreign = (mark: string) => `${mark} is not a Markdown list mark: the lines run together`

describe('a list or a heading that is read as text', () => {
  test.each<Case>([
    [
      'You receive:\n\n•\tA list\n•\tA plan',
      `3:1 ${item('• A list', foreign('•'), '- A list')}`,
      'You receive:\n\n- A list\n- A plan',
    ],
    [
      'You receive:\n• A list',
      `2:1 ${item('• A list', foreign('•'), '- A list')}`,
      'You receive:\n- A list',
    ],
    [
      '·       Two keys\n·       One map\no   Inner\n§\u00A0\u00A0Last',
      `1:1 ${item('· Two keys', foreign('·'), '- Two keys')}`,
      '- Two keys\n- One map\n  - Inner\n- Last',
    ],
    ['• One\\\n• Two', `1:1 ${item('• One\\', foreign('•'), '- One')}`, '- One\n- Two'],
    [
      '• One • Two • Three',
      `1:1 ${item('• One • Two • Three', foreign('•'), '- One')}`,
      '- One\n- Two\n- Three',
    ],
    ['> • One • Two', `1:3 ${item('• One • Two', foreign('•'), '- One')}`, '> - One\n> - Two'],
    ['–First\n–Second', `1:1 ${item('–First', foreign('–'), '- First')}`, '- First\n- Second'],
    [
      '✅ One key\n❌ Two keys',
      `1:1 ${item('✅ One key', foreign('✅'), '- ✅ One key')}`,
      '- ✅ One key\n- ❌ Two keys',
    ],
    ['→ One\n→ Two', `1:1 ${item('→ One', foreign('→'), '- One')}`, '- One\n- Two'],
    ['① One\n② Two', `1:1 ${item('① One', foreign('①'), '1. One')}`, '1. One\n2. Two'],
    ['– One\n– Two', `1:1 ${item('– One', foreign('–'), '- One')}`, '- One\n- Two'],
    [
      '1)First\n2)Second',
      `1:1 ${item('1)First', 'no space follows “1)”', '1) First')}`,
      '1) First\n2) Second',
    ],
    [
      '1.First\n2.Second',
      `1:1 ${item('1.First', 'no space follows “1.”', '1. First')}`,
      '1. First\n2. Second',
    ],
    [
      '> -First\n> -Second',
      `1:3 ${item('-First', 'no space follows “-”', '- First')}`,
      '> - First\n> - Second',
    ],
    [
      '- First\n-Second',
      `2:1 ${item('-Second', 'no space follows “-”', '- Second')}`,
      '- First\n- Second',
    ],
    [
      '-\u00A0First',
      `1:1 ${item('- First', 'a no-break space is next to “-”', '- First')}`,
      '- First',
    ],
    [
      '1.\u00A0First\n2.\u00A0Second',
      `1:1 ${item('1. First', 'a no-break space is next to “1.”', '1. First')}`,
      '1. First\n2. Second',
    ],
    [
      '- One\n\u00A0\u00A0- Two',
      `2:1 ${item('- Two', 'a no-break space is next to “-”', '- Two')}`,
      '- One\n  - Two',
    ],
    [
      '##\u00A0What it costs',
      '1:1 “## What it costs” is not a heading, because a no-break space follows ##. Write: ## What it costs',
      '## What it costs',
    ],
    [
      'Text.\n#\u202FBy the hour',
      '2:1 “# By the hour” is not a heading, because a no-break space follows #. Write: ## By the hour',
      'Text.\n## By the hour',
    ],
    [
      '##Heading',
      '1:1 “##Heading” is not a heading, because a space is missing. Write: ## Heading',
      '## Heading',
    ],
    [
      '####### Costs',
      '1:1 “####### Costs” is not a heading, because a heading has up to six #. Write: ### Costs',
      '### Costs',
    ],
    [
      '###By the hour###',
      '1:1 “###By the hour###” is not a heading, because a space is missing. Write: ### By the hour',
      '### By the hour',
    ],
    [
      '#\u00A0Written in C#',
      '1:1 “# Written in C#” is not a heading, because a no-break space follows #. Write: ## Written in C#',
      '## Written in C#',
    ],
    [
      'It is ** bold ** here.',
      '1:7 ** bold ** is not read as bold, because there is a space inside the **. Write: **bold**',
      'It is **bold** here.',
    ],
    [
      'One **word ** and ** two** here.',
      '1:5 “**word ** and ** two**” is bold as a whole, because there is a space inside the **. Write: **word** and **two**',
      'One **word** and **two** here.',
    ],
    [
      'See (our work)[/services/erp-integration] first.',
      '1:5 (our work)[/services/erp-integration] is not read as a link: the words belong in brackets, and the address in parentheses. Write: [our work](/services/erp-integration)',
      'See [our work](/services/erp-integration) first.',
    ],
    [
      '**Note: ** read this.',
      '1:1 **Note: ** is not read as bold, because there is a space inside the **. Write: **Note:**',
      '**Note:** read this.',
    ],
    [
      'Not ~~ this ~~ one.',
      '1:5 ~~ this ~~ is not read as struck out, because there is a space inside the ~~. Write: ~~this~~',
      'Not ~~this~~ one.',
    ],
  ])('%j', (source, message, fixed) => {
    expect(readAndFix(source)).toEqual({ messages: [message], fixed })
    expect(readAndFix(fixed).messages).toEqual([])
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
  'The |x| ≤ |y| of all x',
  'a ⋅ b and a · b, or o one\nor more',
  '2 ** 3 ** 4, and \\*\\* signs \\*\\*',
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
  ...['W', '•\tW', '·   W', 'o   W', '– W', '-W', '1.W', '2)W', '-\u00A0W', '##W', '##\u00A0W'],
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
