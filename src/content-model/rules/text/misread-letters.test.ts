import { fixSource } from '../../authoring/autofix'
import { readDocument } from '../../read/document'
import { messagesOfText } from '../../testing/content-fixture'

const reportsOf = (text: string) =>
  readDocument('track-record/a.mdx', Buffer.from(text)).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
const card = (title: string) => `---\ntitle: ${title}\ndescription: Built.\nicon: blocks\n---\n`

test('reports and fixes letters in the wrong encoding', () => {
  const source = card('Itâ€™s a CafÃ© â€“ 5Â° ðŸ˜€ â‰¤ 3')
  const { diagnostics } = readDocument('track-record/a.mdx', Buffer.from(source))
  expect(diagnostics[0]?.message).toBe(
    '“â€™” comes from a program that read the file in the wrong encoding. Write ’, or run npm run check -- --fix.',
  )
  expect(fixSource(source, diagnostics).text).toBe(card('It’s a Café – 5° 😀 ≤ 3'))
})

test('accepts letters of other languages, and code', () => {
  expect(reportsOf(card('“MAÇÔ, “NÃO”, château, “café”… Ärger ÜÖ– à”'))).toEqual([])
  expect(messagesOfText('Bytes such as `Ã©` in code.')).toBe('')
})

test.each([
  ['�', 'The sign � (U+FFFD) replaces a letter that a program could not read. Type the letter.'],
  [
    '￼',
    'The sign ￼ (U+FFFC) replaces a picture that was lost when the text was copied. Delete the sign, and add the picture: ![What it shows](./flow.png)',
  ],
  [
    '\u2028',
    'The invisible character here (U+2028) joins the words before and after it. Run npm run check -- --fix, which replaces it with a space.',
  ],
  [
    '\u00AD',
    'The invisible character here (U+00AD) keeps searches from finding the word. Run npm run check -- --fix, which deletes it.',
  ],
])('reports %j', (sign, message) => {
  expect(reportsOf(card(`Settle${sign}ment`))).toEqual([`2:14 ${message}`])
})

const merge = (line: string) =>
  `“${line}” is a conflict marker from a merge. Git puts these lines around two versions of the same text. Keep the right version, and delete the other version and the lines with <<<<<<<, ======= and >>>>>>>.`

test('reports conflict markers in fields and text, but not their consequences', () => {
  const sides = '<<<<<<< HEAD\ntitle: A\n||||||| base\n=======\ntitle: B\n>>>>>>> fees\n'
  expect(reportsOf(`---\n${sides}---\n`)).toEqual([
    `2:1 ${merge('<<<<<<< HEAD')}`,
    `4:1 ${merge('||||||| base')}`,
    `5:1 ${merge('=======')}`,
    `7:1 ${merge('>>>>>>> fees')}`,
  ])
  expect(reportsOf(`${card('A')}Monthly\n=======\nYearly\n`)).toEqual([`7:1 ${merge('=======')}`])
  expect(reportsOf(`${card('A')}Monthly.\n\n>>>>>>> fees\n`)).toEqual([
    `8:1 ${merge('>>>>>>> fees')}`,
  ])
})

test('accepts code, nested quotes and long dividers', () => {
  const text = '```\n<<<<<<< HEAD\n=======\n```\n\n>>> a\n\nTitle\n'
  const { diagnostics } = readDocument(
    'offerings/a.mdx',
    Buffer.from(`---\ntitle: A\nsummary: B.\nicon: compass\n---\n${text}`),
  )
  expect(diagnostics).toEqual([])
})
