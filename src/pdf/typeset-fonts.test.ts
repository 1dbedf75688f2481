import { root } from './testing'
import { typesetFontsFor, undrawnCharacters } from './typeset-fonts'

// Whatever families the company has added.
jest.mock('../theme/fonts', () => ({ ...jest.requireActual('../theme/fonts'), printFonts: [] }))

test('characters that no font draws are told, and no others', async () => {
  const drawn = '≤≥→←½✓₿Ω±≈²₂µ∞ Nguyễn Đồng ḥǧș Ёлка αβγ हिन्दी 🚀 👩‍💻 e\u0301 a\u00adb'
  expect(await undrawnCharacters(root, drawn)).toEqual([])
  expect(await undrawnCharacters(root, 'Age 日本 ≤ العر 5')).toEqual([...'日本العر'])
})

test('usual words need the two families alone', async () => {
  const { families } = await typesetFontsFor(root, 'Usual words: “quoted”, 5–7 €.')
  expect(Object.values(families).map(({ length }) => length)).toEqual([1, 1])
})
