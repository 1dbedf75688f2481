import { root } from './testing'
import { missingCharacters, typesetFontsFor } from './typeset-fonts'

// Ignore the print fonts of the company.
jest.mock('../theme/fonts', () => ({ ...jest.requireActual('../theme/fonts'), printFonts: [] }))

test('reports only characters that every font lacks', async () => {
  const drawn = '≤≥→←½✓₿Ω±≈²₂µ∞ Nguyễn Đồng ḥǧș Ёлка αβγ हिन्दी 🚀 👩‍💻 e\u0301 a\u00adb'
  expect(await missingCharacters(root, drawn)).toEqual([])
  expect(await missingCharacters(root, 'Age 日本 ≤ العر 5')).toEqual([...'日本العر'])
})

test('common words need only the two families', async () => {
  const { families } = await typesetFontsFor(root, 'Usual words: “quoted”, 5–7 €.')
  expect(Object.values(families).map(({ length }) => length)).toEqual([1, 1])
})
