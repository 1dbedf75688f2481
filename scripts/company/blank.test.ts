import { collections, singletons } from '../../src/content-model/collections/registry'
import { blank } from './blank'

const translate = (english: string) => english

const page = `---
# Name of the page.
title: About Us
heading: We ask who needs the record
sections:
  - key: request
    title: Put a question to one of the three
    button:
      text: Write to us
      link: /contact
---
Most of the systems our clients run were written long ago.

## And more
`

const options = { definition: collections.pages, known: {}, kept: ['title'], translate }

test('replaces text with placeholders and keeps references, icons and choices', () => {
  expect(blank(page, false, options)).toBe(`---
# Name of the page.
title: About Us
heading: TODO The page’s heading
sections:
  - key: request
    title: TODO Heading of the section
    button:
      text: TODO The text of the button
      link: /contact
---
TODO The text, in Markdown.
`)
})

test('defers optional groups and keeps their placeholders', () => {
  expect(blank(page, false, { ...options, deferred: ['sections'] })).toContain(
    '  - later: true\n    key: request\n    title: TODO Heading',
  )
})

test('writes known values and removes fields without a value', () => {
  const settings = `# The company.
brand: Kriya
foundedYear: 2017
career:
  label: Career
  url: https://jobs.kriya.example
serviceGroups:
  - group: it-consulting
    name: IT Consulting
    summary: Bring the systems up to the work ahead.
`
  const ofSettings = {
    definition: singletons['settings.yaml'],
    known: { brand: 'Tirta: Labs', career: undefined },
    kept: ['serviceGroups.name'],
    translate,
  }
  expect(blank(settings, true, ofSettings)).toBe(`# The company.
brand: "Tirta: Labs"
foundedYear: 2017 # TODO Year the company was founded, for search engines.
serviceGroups:
  - group: it-consulting
    name: IT Consulting
    summary: TODO A sentence or two about the group
`)
})

test("writes comments and placeholders in the writer's language", () => {
  const words: Record<string, string> = {
    'Name of the page.': 'Nama halaman.',
    'Heading of the section.': 'Judul.',
    'The page’s heading.': 'Judul halaman.',
  }
  const inIndonesian = (english: string) => words[english.trim()] ?? english
  const text = blank(page, false, { ...options, translate: inIndonesian })
  expect(text).toContain('# Nama halaman.\ntitle: About Us\nheading: TODO Judul halaman\n')
  expect(text).toContain('    title: TODO Judul\n')
})
