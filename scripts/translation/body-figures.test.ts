import { missingFigures } from './body-figures'

test.each([
  ['12,500 readings by 3 March 2024', '12.500 pembacaan sampai 3 Maret 2024', []],
  ['41 seconds, then 1.8 s [^1]', '41 detik [^2]', ['1.8']],
  ['at 09:31', 'pukul 09.31', []],
  ['from $10k', 'dari $ 10.000', []],
  ['two of 14, and 14 more', 'dua dari 14', ['14']],
  ['[Rule 7](/rules/27)', '[Aturan 7](/rules/27)', []],
  ['<Figure src="./web3.svg" alt="14 bags" />', '<Figure alt="14 karung" />', []],
])('%s', (original, translation, figures) => {
  const found = missingFigures(`One.\n\n${original}`, `Satu.\n\n${translation}`)
  expect(found.flatMap((one) => one.figures)).toEqual(figures)
})

test('reports a figure that is missing from its own paragraph', () => {
  expect(
    missingFigures('It took 7 days.\n\nIt cost 9.', 'Biayanya 9.\n\nSelesai dalam 7 hari.'),
  ).toEqual([
    { name: 'the text “It took 7 days.”', figures: ['7'] },
    { name: 'the text “It cost 9.”', figures: ['9'] },
  ])
})
