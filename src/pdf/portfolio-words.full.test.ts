import { readFile } from 'node:fs/promises'
import { portfolioDocument } from './portfolio'
import {
  countedStats,
  makeSample as make,
  makeDocument,
  readPdf,
  sampleService,
  sampleSite,
} from './testing'

test('prints words that look like markup unchanged', async () => {
  const words = [
    '#eval("1 + 1") #panic()',
    '*bold* _it_ `raw` = heading',
    '$x^2$ and $$',
    '@reference <label> </script>',
    'a\\backslash \\u{41} \\',
    '// no comment /* at all */ -- ~ ...',
    'sys.inputs.data #import "@preview/x:1.0.0"',
  ].join(' ')
  const { file } = await make({
    title: words,
    finalCta: { ...sampleService.finalCta, title: words, description: words },
    process: { ...sampleService.process, title: words },
  })
  const { text } = await readPdf(file)
  // Line breaks depend on the font.
  const plain = (words: string) => words.replace(/\s/g, '')
  expect(plain(text).split(plain(words)).length - 1).toBeGreaterThanOrEqual(4)
})

test('draws characters that both families lack and still conforms to PDF/UA', async () => {
  const characters =
    '1≤ 2≥ 3→ 4← 5½ 6¼ 7✓ 8₿ 9Ω 10× 11− 12± 13≈ 14€ 15ơ 16ě 17ḥ 18° 19² 20₂ 21… 22• 23™ 24ı 25§ 26µ 27≠ 28∞ 29▲ 30★ 31Lê Nguyễn 32Đồng 33ș 34ǧ 🚀'
  const { services } = sampleService
  const portfolio = await make({
    title: '≤ ½ → Đồng',
    services: { ...services, description: characters },
  })
  const { text } = await readPdf(portfolio.file)
  expect(text).toContain('≤ ½ → Đồng')
  // Fonts have one glyph for the micro sign and the Greek letter.
  for (const character of characters.replace('µ', 'μ').split(' ')) expect(text).toContain(character)
  expect((await readFile(portfolio.file)).toString('latin1')).toContain('pdfuaid')
})

test('breaks a very long word instead of cutting it off', async () => {
  const word = 'Buchführungsprüfung'.repeat(12)
  const portfolio = await make({ title: word, value: { title: word, description: word } })
  expect((await readPdf(portfolio.file)).text.replace(/ /g, '').split(word).length - 1).toBe(6)
  expect(portfolio.pages).toBeLessThanOrEqual(4)
})

test('shows each label of the interface’s words', async () => {
  const labels = {
    document: 'Dokumen layanan',
    value: 'Alasannya',
    services: 'Lingkup',
    process: 'Langkah',
    benefits: 'Manfaat',
    figures: 'Angka',
    counted: 'Cara menghitung',
    asOf: 'Per tanggal',
    source: 'Sumber',
    samples: 'Contoh',
    contact: 'Alamat',
    ask: 'Tanyakan',
  }
  const service = { ...sampleService, stats: countedStats }
  const site = { ...sampleSite, words: { ...sampleSite.words, portfolio: labels } }
  const { file } = await makeDocument(portfolioDocument(service, site))
  const { text } = await readPdf(file)
  expect(Object.values(labels).filter((label) => !text.includes(label))).toEqual([])
})

test('explains below the figures how they were counted', async () => {
  const { text } = await readPdf((await make({ stats: countedStats })).file)
  expect(text).toMatch(/receipts compared ?1 /)
  expect(text).toContain(
    '1 Receipts of one quarter, each once, however often it was printed. As of 30 June 2025. Source: Till rolls, https://tills.example/rolls',
  )
  expect((await readPdf((await make()).file)).text).not.toContain(
    sampleSite.words.portfolio.counted,
  )
})
