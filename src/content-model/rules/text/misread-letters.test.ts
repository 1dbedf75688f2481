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
})

test('accepts code, nested quotes and long dividers', () => {
  expect(messagesOfText('```\n<<<<<<< HEAD\n=======\n```\n\n>>> a\n\nTitle\n')).toBe('')
})
