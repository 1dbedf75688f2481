import { messagesOfText } from '../testing/content-fixture'

const what = (code: string) =>
  `A sign for private use (${code}) is here, which only the font of another program draws, such as Symbol of Word.`

test.each<[body: string, message: string]>([
  ['\uF0B7 First', `6:1 · ${what('U+F0B7')} Write •, or run npm run check -- --fix.`],
  ['a \uF0E0 b', `6:3 · ${what('U+F0E0')} Write →, or run npm run check -- --fix.`],
  ['a \uE123 b', `6:3 · ${what('U+E123')} Type the sign that was meant.`],
  ['a \u{F0001} b', `6:3 · ${what('U+F0001')} Type the sign that was meant.`],
  ['a &#xF0E0; b', `6:1 · ${what('U+F0E0')} Write →, or run npm run check -- --fix.`],
])('reports the sign of another font in %j', (body, message) => {
  expect(messagesOfText(body)).toBe(message)
})
