import { messagesOfText } from '../../testing/content-fixture'

const problem = (code: string) =>
  `The private-use character here (${code}) needs the font of another program, such as Symbol in Word.`

const reports = {
  '\uF0B7 First': `6:1 · ${problem('U+F0B7')} Write •, or run npm run check -- --fix.`,
  'a \uF0E0 b': `6:3 · ${problem('U+F0E0')} Write →, or run npm run check -- --fix.`,
  'a \uE123 b': `6:3 · ${problem('U+E123')} Type the intended character.`,
  'a \u{F0001} b': `6:3 · ${problem('U+F0001')} Type the intended character.`,
  'a &#xF0E0; b': `6:1 · ${problem('U+F0E0')} Write →, or run npm run check -- --fix.`,
  'Settle�ment':
    '6:7 · The character � (U+FFFD) replaces a letter that a program could not read. Type the letter.',
  'Settle￼ment':
    '6:7 · The character ￼ (U+FFFC) marks a picture that was lost when the text was copied. Delete it, and add the picture: ![What it shows](./flow.png)',
  'Settle\u2028ment':
    '6:7 · The invisible character here (U+2028) joins the words before and after it. Run npm run check -- --fix, which replaces it with a space.',
  'Settle\u00ADment':
    '6:7 · The invisible character here (U+00AD) keeps searches from finding the word. Run npm run check -- --fix, which deletes it.',
}

test.each(Object.entries(reports))('reports the character in %j', (body, message) => {
  expect(messagesOfText(body)).toBe(message)
})
