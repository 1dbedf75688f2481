import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { caseSchema } from '../content-model/collections/cases'
import { exampleValue } from '../content-model/collections/fields/field-help'
import type { BodyNode } from '../content-model/read/body-tree'
import { type CaseDocumentEntry, caseDocument } from './case-document'
import { makeDocument, readPdf, sampleSite } from './testing'

const body: BodyNode[] = [
  ['h2', null, 'How it began'],
  ['p', null, 'With a #list of *stars* and ', ['strong', null, 'one'], ' $sum$.'],
  ['Figure', { src: './flow.png', alt: 'Three boxes in a row', caption: 'From left to right.' }],
  ['p', null, 'It was built for ', ['Redacted', { what: 'a bank' }], ' in May.'],
  ['Quote', { by: 'A teller', source: 'Minutes of May' }, ['p', null, 'It adds up.']],
  [
    'CallToAction',
    {
      title: 'Not sure which one you need?',
      description: 'Ask us.',
      button: { text: 'Write to us', link: '/contact' },
    },
  ],
]
const entry: CaseDocumentEntry = {
  ...caseSchema.parse({
    ...(exampleValue(caseSchema) as object),
    metaDescription:
      'A case with a description that is long enough to be shown in the results of a search.',
  }),
  slug: 'a-case',
  industryNames: ['Supply Chain'],
  body,
}

test('a case PDF is tagged and contains its facts, measures, story and figure', async () => {
  const create = { width: 64, height: 36, channels: 3 as const, background: '#123' }
  // A JPEG, although its file is named .png.
  const figures = { 'flow.png': await sharp({ create }).jpeg().toBuffer() }
  const made = await makeDocument(caseDocument(entry, sampleSite, figures))
  const { text, tagged, pages, info } = await readPdf(made.file)
  for (const words of [
    entry.title,
    entry.client,
    'Supply Chain',
    'February 2024 to October 2024, 9 months',
    entry.problem,
    entry.measures[0]?.method,
    'Measured on 31 March 2025.',
    'How it began',
    'With a #list of *stars* and one $sum$.',
    'From left to right.',
    entry.dropped[0]?.title,
    entry.differently,
    entry.quote.text,
  ])
    expect(text).toContain(words)
  expect(tagged).toBe(true)
  expect(pages.flatMap(({ alternatives }) => alternatives)).toContain('Three boxes in a row')
  expect(info).toMatchObject({ Author: 'Kriya Example', Language: 'en-GB' })
  expect((await readFile(made.file)).toString('latin1')).toContain('pdfuaid:part>1<')
  expect(made.downloadName).toMatch(/^Kriya-Example-.*\.pdf$/)
})

test('the story keeps all MDX components, and the alternative texts of missing figures', async () => {
  const made = await makeDocument(caseDocument(entry, sampleSite, {}))
  const { text, pages } = await readPdf(made.file)
  for (const words of [
    'Three boxes in a row From left to right.',
    'It was built for a bank in May.',
    'It adds up.',
    'A teller, Minutes of May',
    'Not sure which one you need? Ask us. Write to us',
  ])
    expect(text).toContain(words)
  expect(pages.flatMap(({ links }) => links)).toContain('https://www.kriya.example/contact')
})
