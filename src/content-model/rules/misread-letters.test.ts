import { fixSource } from '../authoring/autofix'
import { readDocument } from '../read/document'
import { messagesOfText } from '../testing/content-fixture'

const reportsOf = (text: string) =>
  readDocument('track-record/a.mdx', Buffer.from(text)).diagnostics.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )
const card = (title: string) => `---\ntitle: ${title}\ndescription: Built.\nicon: blocks\n---\n`

test('names letters that were read in the wrong encoding, and fixes them', () => {
  const source = card('Itâ€™s a CafÃ© â€“ 5Â° ðŸ˜€ â‰¤ 3')
  const { diagnostics } = readDocument('track-record/a.mdx', Buffer.from(source))
  expect(diagnostics[0]?.message).toBe(
    '“â€™” comes from a program that read the file in the wrong encoding. Write ’, or run npm run check -- --fix.',
  )
  expect(fixSource(source, diagnostics).text).toBe(card('It’s a Café – 5° 😀 ≤ 3'))
})

test('accepts letters of other languages, and code', () => {
  expect(reportsOf(card('“MAÇÔ, “NÃO”, château, “café”… Ärger ÜÖ– à”'))).toEqual([])
  expect(messagesOfText('Built `Ã©`')).toBe('')
})

test.each([
  [
    '�',
    'The sign � (U+FFFD) stands where a letter was that some program could not read. Type that letter.',
  ],
  [
    '￼',
    'The sign ￼ (U+FFFC) stands where a picture was when the text was copied. Delete it, and add the picture: ![What it shows](./flow.png)',
  ],
  [
    '\u2028',
    'An invisible character (U+2028) stands here, which runs the words beside it together. Run npm run check -- --fix, which puts a space in its place.',
  ],
  [
    '\u00AD',
    'An invisible character (U+00AD) stands here, which keeps searches from finding the word. Run npm run check -- --fix, which deletes it.',
  ],
])('names %j', (sign, message) => {
  expect(reportsOf(card(`Settle${sign}ment`))).toEqual([`2:14 ${message}`])
})

const merge = (line: string) =>
  `“${line}” is left over from a merge. Git puts such lines around two versions of the same words. Keep one version, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.`

test('names what a merge has left, in fields and in the text, and nothing that follows from it', () => {
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

test('accepts what looks like it: code, deep quotes and long dividers', () => {
  const text = '```\n<<<<<<< HEAD\n=======\n```\n\n>>> a\n\nTitle\n'
  const { diagnostics } = readDocument(
    'offerings/a.mdx',
    Buffer.from(`---\ntitle: A\nsummary: B.\nicon: compass\n---\n${text}`),
  )
  expect(diagnostics).toEqual([])
})
