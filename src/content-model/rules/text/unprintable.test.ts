import { messagesOfText } from '../../testing/content-fixture'

const problem = (code: string) =>
  `The private-use sign here (${code}) needs the font of another program, such as Symbol in Word.`

test.each<[body: string, message: string]>([
  ['\uF0B7 First', `6:1 · ${problem('U+F0B7')} Write •, or run npm run check -- --fix.`],
  ['a \uF0E0 b', `6:3 · ${problem('U+F0E0')} Write →, or run npm run check -- --fix.`],
  ['a \uE123 b', `6:3 · ${problem('U+E123')} Type the sign that was meant.`],
  ['a \u{F0001} b', `6:3 · ${problem('U+F0001')} Type the sign that was meant.`],
  ['a &#xF0E0; b', `6:1 · ${problem('U+F0E0')} Write →, or run npm run check -- --fix.`],
])('reports the private-use sign in %j', (body, message) => {
  expect(messagesOfText(body)).toBe(message)
})
