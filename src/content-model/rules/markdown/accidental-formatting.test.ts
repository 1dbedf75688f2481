import { readBody } from '../../read/body'

const marks = (words: string, effect: string, mark: string) =>
  `“${words}” is ${effect}, and ${mark} is not shown. If you mean the characters, write ${mark.replace(/./g, '\\$&')}, or put the text in backticks.`

const reports: Record<string, string | string[]> = {
  'Cost is 5*3*2 and 4 * 2 * 1.': `1:10 ${marks('3', 'italic', '*')}`,
  '2*x + y*z, 10**6 and 10**9': [
    `1:2 ${marks('x + y', 'italic', '*')}`,
    `1:14 ${marks('6 and 10', 'bold', '**')}`,
  ],
  '3~~5 and 7~~9': `1:2 ${marks('5 and 7', 'struck out', '~~')}`,
  'file_name_here and __init__': `1:20 ${marks('init', 'bold', '__')}`,
  '*Plain*, **bold**, __two words__, **Step** 1, **Note**s, 这是**重点**内容': [],
  'The first part ends here.\n---\nThe second.':
    '1:1 “The first part ends here.” is a heading, because the line below it is ---. Write ## before a heading, or leave an empty line above a divider.',
  'A heading\n---------\n\nText.\n\n---\n\nText.': [],
  '#Heading': '1:1 “#Heading” is not a heading, because a space is missing. Write: ## Heading',
  '#1 in Jakarta\n\n#blockchain #Audit': [],
  'Steps:\n\n    npm ci\n    npm test':
    '3:5 “npm ci npm test” is a paragraph, although it is indented like code. Write ``` on the lines above and below code, or remove the spaces.',
  '- Step\n\n      npm ci':
    '3:7 “npm ci” is a paragraph, although it is indented like code. Write ``` on the lines above and below code, or remove the spaces.',
  '1. Step\n\n   More\n   1. Inner\n\n> Quote\n\n<Callout>\n    Text\n</Callout>': [],
  '1. One\n3. Three':
    '1:1 The item 3 of the list is shown as 2, because items are counted from the first. If you mean the number, write 3\\. in a separate paragraph.',
  '2017. A year\n2018. Another\n\n---\n\n1. One\n1. Two': [],
}

test.each(Object.entries(reports))('advises on the characters in %j', (source, advice) => {
  const { advice: found, diagnostics } = readBody(source, [])
  expect(diagnostics).toEqual([])
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual(
    [advice].flat(),
  )
})

test('advises on a translation too', () => {
  const original = { file: 'content/offerings/a.mdx', headings: [], components: [], source: '' }
  expect(readBody('5*3*2', [], original).advice).toHaveLength(1)
})
