import { homeWith, offering, reportOf, settingsWith } from '../testing/content-fixture'
import { scaffoldTranslation } from './scaffold'

const settings = { 'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }) }

function translated(path: string, text: string): string {
  // The Indonesian glossary requires “peramban”.
  return scaffoldTranslation(path, text, (words) => words.replaceAll('browser', 'peramban'))
}

const needed = {
  'settings.id.yaml': translated('settings.yaml', settings['settings.yaml']),
  'home.id.mdx': translated('home.mdx', homeWith()),
}

function messagesOf(text: string, original = offering('We build.')): string {
  const files = { ...settings, ...needed, 'offerings/a.mdx': original, 'offerings/a.id.mdx': text }
  const report = reportOf(files)
  return report
    .split('\n')
    .slice(2)
    .filter((line) => !line.includes('interface.id.yaml'))
    .join('\n')
    .replaceAll('content/offerings/a.id.mdx:', '')
}

const inIndonesian = (fields: string, body = 'Kami membangun.') => `---\n${fields}\n---\n${body}\n`
const words = 'title: Sprint penjajakan\nsummary: Dua minggu sampai keputusan.'

test('accepts a translation of exactly the translatable texts', () => {
  expect(messagesOf(inIndonesian(words))).toBe('')
})

test('lists the texts of a missing group', () => {
  const home = needed['home.id.mdx'].replace(/^hero:\n( .*\n)+/m, '')
  expect(reportOf({ ...settings, ...needed, 'home.id.mdx': home })).toContain(
    'hero is missing. Translate it from content/home.mdx: eyebrow, title, description, primaryButton.text',
  )
})

const reports: Record<string, [text: string, message: string]> = {
  'a shared field': [
    inIndonesian(`${words}\nicon: compass`),
    '4:1 · icon is the same in every language. Remove it here: content/offerings/a.mdx has its value.',
  ],
  'a missing field': [
    inIndonesian('title: Sprint penjajakan'),
    '2:1 · summary is missing. Translate it from content/offerings/a.mdx: “Two weeks to a decision.”',
  ],
  'a field that the original does not have': [
    inIndonesian(`${words}\nterms:\n  length: Dua minggu`),
    '4:1 · terms is not in content/offerings/a.mdx. Remove it here, or add it to the original.',
  ],
  'an unknown field': [
    inIndonesian(`${words}\nsumary: Dua minggu`),
    '4:1 · sumary is not a field of an offering. Did you mean summary?',
  ],
  'a heading that the original does not have': [
    inIndonesian(words, '## Isi\n\nKami membangun.'),
    '5:1 · The heading “Isi” does not match: content/offerings/a.mdx has no further heading. A translation has the same headings in the same order, with the same levels.',
  ],
  'a component that the original does not have': [
    inIndonesian(words, '<Callout title="Awas">Teks.</Callout>'),
    '1:1 · <Callout> occurs 0 times in content/offerings/a.mdx and 1 time here. Use the same components in the same order.',
  ],
}

test.each(Object.entries(reports))('reports %s', (_name, [text, message]) => {
  expect(messagesOf(text)).toContain(message)
})

test('figures keep their digits in the number format of the language', () => {
  const statistics = (value: string, label: string) =>
    `<Statistics items={[{ value: "${value}", label: "${label}" }]} />`
  const original = offering(statistics('1.2M', 'calls'))
  expect(messagesOf(inIndonesian(words, statistics('1,2 jt', 'panggilan')), original)).toBe('')
  expect(messagesOf(inIndonesian(words, statistics('1,3 jt', 'panggilan')), original)).toContain(
    '<Statistics>: items[0].value is “1,3 jt”, but content/offerings/a.mdx has “1.2M”. Write the same digits in the same order: 1 2.',
  )
})

test('a translation may leave out items without text at the end of a list', () => {
  const footer = [{ page: '/about' }, { page: '/contact', label: 'Write to us' }, { page: '/blog' }]
  const original = settingsWith({ languages: ['en-GB', 'id'], footer })
  const own = translated('settings.yaml', original)
  expect(own.endsWith('footer:\n  - null\n  - label: Write to us\n')).toBe(true)
  const report = (text: string) =>
    reportOf({ ...needed, 'settings.yaml': original, 'settings.id.yaml': text })
  expect(report(own)).not.toContain('footer')
  expect(report(own.replace('  - null\n', ''))).toContain(
    'footer has 1 item, but content/settings.yaml has 3. Write the same items in the same order.',
  )
})

test('a translation needs an original, and a language from the settings', () => {
  const text = inIndonesian(words)
  expect(reportOf({ ...settings, ...needed, 'offerings/b.id.mdx': text })).toContain(
    'content/offerings/b.id.mdx:1:1 · This is a translation of content/offerings/b.mdx, which does not exist.',
  )
  expect(
    reportOf({ 'offerings/a.mdx': offering('We build.'), 'offerings/a.id.mdx': text }),
  ).toContain(
    'content/offerings/a.id.mdx:1:1 · The name makes this a translation into “id”, but languages in content/settings.yaml are en-GB. Add id there, or move a copy out of content.',
  )
  expect(reportOf(settings)).toContain(
    'content/home.id.mdx:1:1 · The file is missing, but every language in the settings needs it.',
  )
})

const endings = {
  'id-ID':
    'which languages in content/settings.yaml call id. Rename this file to content/offerings/a.id.mdx.',
  en: 'which is the language of the originals, and their names have no language. Remove .en from the name.',
}

test.each(Object.entries(endings))(
  'names the file for a translation with the ending .%s',
  (ending, advice) => {
    const copy = { 'offerings/a.mdx': offering('We build.'), [`offerings/a.${ending}.mdx`]: '' }
    expect(reportOf({ ...settings, ...needed, ...copy })).toContain(
      `The name makes this a translation into “${ending}”, ${advice}`,
    )
  },
)

test.each(['old', 'bak', 'en-GB'])(
  'reports a copy with the ending .%s in a single sentence',
  (ending) => {
    const files = { ...settings, ...needed, 'offerings/a.mdx': offering('We build.') }
    const copy = reportOf({
      ...files,
      [`offerings/a.${ending}.mdx`]: offering('[x](/nowhere) <B />'),
    })
    const lines = copy.split('\n').filter((line) => line.includes(`a.${ending}.mdx`))
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(ending)
  },
)

test('a translation may have its own slug, unless its page must keep its address', () => {
  const about = (fields: string) =>
    `---\ntitle: Tentang\nheading: Tentang\nmetaDescription: Halaman ini menjelaskan siapa kami, sejak kapan kami bekerja, dan di mana.\n${fields}---\n`
  const files = { ...settings, ...needed }
  expect(reportOf({ ...files, 'pages/about.id.mdx': about('slug: tentang-kami\n') })).not.toContain(
    'about.id.mdx',
  )
  expect(
    reportOf({
      ...files,
      'pages/about.id.mdx': about('slug: contact\n'),
      'pages/contact.id.mdx': about('').replaceAll('Tentang', 'Kontak').replace('siapa', 'apa'),
    }),
  ).toContain(
    'The address of this page is /id/contact, which content/pages/about.id.mdx has too. Write another slug.',
  )
  expect(reportOf({ ...files, 'pages/services.id.mdx': about('slug: layanan\n') })).toContain(
    'slug is “layanan”, but this page keeps its address in every language',
  )
})

test('reports other spellings of glossary terms, except in code, addresses and quotes of the original', () => {
  const text = inIndonesian(
    `${words}\nkeywords: [kontrak pintar]`,
    'Kami menulis kontrak\npintar, `kontrak pintar`, dan [ini](/kontrak-pintar).\n\nTODO {/* A kontrak\npintar. */}',
  )
  const report = messagesOf(text)
  expect(report).toContain(
    '6:14 · “kontrak pintar” differs from the glossary of id. Write: smart contract',
  )
  expect(report.match(/glossary/g)).toHaveLength(1)
})

test.each([
  ['Jaringan EVM berizin dipakai tiga bank.', 'Jaringan EVM berizin', 'tertutup (permissioned)'],
  ['Adaptor chain\nmembaca blok.', 'Adaptor chain', 'adaptor blockchain'],
  ['Node di-upgrade setiap kuartal.', 'di-upgrade', 'dimutakhirkan'],
  ['Ringkasan pernyataan kerja.', 'pernyataan kerja', 'lingkup kerja (SOW)'],
])('reports a glossary term in “%s”', (body, found, use) => {
  expect(messagesOf(inIndonesian(words, body))).toContain(
    `“${found}” differs from the glossary of id. Write: ${use}`,
  )
})

test.each(['Pedagang berizin OJK.', 'Firma hukum Anda.', 'Hukuman pidana.'])(
  'finds no glossary term in “%s”',
  (body) => expect(messagesOf(inIndonesian(words, body))).not.toContain('glossary'),
)

test('accepts “buku besar” in accounting and in “buku besar terdistribusi”', () => {
  const body = 'Buku besar itu milik bersama.\n\nBuku besar terdistribusi.\n\nJurnal di buku besar.'
  const report = messagesOf(inIndonesian(words, body))
  expect(report).toContain('5:1 · “Buku besar” differs from the glossary')
  expect(report.match(/glossary/g)).toHaveLength(1)
})
