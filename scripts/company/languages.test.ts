import { writeContent } from '../../src/content-model/testing/content-fixture'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { asOriginal, asTranslation, availableLanguages, textIn } from './languages'

const file = 'content/pages/contact.mdx'

const english = `---
# What the page is called.
title: Contact
keywords: [address, phone]
heading: Write to us
sections:
  - key: form
    title: Your message
    button:
      text: Send
      link: /contact
---
It is read by a person.
`
const indonesian = `---
title: Kontak
keywords: [alamat]
heading: Tulis kepada kami
sections:
  - title: Pesan Anda
    button:
      text: Kirim
translationOf:
  words: "c4c304f767c7"
  parts: "aa5b6d"
---

Dibaca oleh seseorang.
`

test('turns a translation into an original, and the original into its translation', () => {
  const original = asOriginal(file, english, indonesian)
  expect(original).toBe(`---
# What the page is called.
title: Kontak
keywords:
  - alamat
heading: Tulis kepada kami
sections:
  - key: form
    title: Pesan Anda
    button:
      text: Kirim
      link: /contact
---
Dibaca oleh seseorang.
`)
  expect(asTranslation(file, english, original)).toMatch(
    /^---\n# What the page is called\.\ntitle: Contact\nheading: Write to us\nsections:\n {2}- title: Your message\n {4}button:\n {6}text: Send\ntranslationOf:\n[\s\S]*---\n\nIt is read by a person.\n$/,
  )
})

test.each([
  ['pages/about.mdx', 'title: "About', '2:8 · The line “title: "About” cannot be read'],
  ['pages/about.mdx', 'title: About', '2:1 · metaDescription is missing.'],
])('reports a sample file with a problem: %s', (path, fields, problem) => {
  const root = writeContent({ [path]: `---\r\n${fields}\r\n---\r\n` }, testFolder())
  expect(() => textIn(root, `content/${path}`, 'en-GB')).toThrow(`content/${path}:${problem}`)
})

test('does not mark a translation as up to date while it consists of placeholders', () => {
  const original = english.replace('Write to us', 'TODO Heading.')
  expect(asTranslation(file, english, original)).not.toContain('translationOf')
})

test('rejects a language in which some files have no translation', () => {
  const files = ['content/settings.yaml', 'content/logo.svg']
  const [first, ...further] = availableLanguages(process.cwd(), files)
  expect(availableLanguages(process.cwd(), [...files, 'content/none.mdx'])).toEqual([first])
  expect(new Set(further).size).toBe(further.length)
})
