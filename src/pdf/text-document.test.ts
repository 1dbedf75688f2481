import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { BodyNode } from '../content-model/read/body-tree'
import type { PrintedPictures } from './document-data'
import { countRoles, expectInOrder, makeDocument, readPdf, sampleSite } from './testing'
import { type DocumentText, textDocument } from './text-document'

const sample: DocumentText = {
  title: 'A till report',
  summary: 'One week of one till, counted twice.',
  kind: 'Sample deliverable',
  notice: 'Sample: the shop is invented.',
  facts: [
    { label: 'Prepared for', value: 'A shop in Bandung' },
    { label: 'Week', value: '12' },
  ],
  body: [
    ['h2', { id: 'result' }, 'Result'],
    [
      'p',
      null,
      'The till of ',
      ['Redacted', { what: 'shop' }],
      ' is right. See ',
      ['a', { href: '/services/qa-testing' }, 'how we count'],
      ', ',
      ['a', { href: '#result' }, 'the result'],
      ' and ',
      ['a', { href: 'https://example.org/rule' }, 'the rule'],
      '.',
    ],
    [
      'pre',
      { language: 'Shell' },
      ['code', { className: 'language-sh' }, 'if true; then\n  count --twice\nfi\n'],
    ],
    ['Callout', { kind: 'note', title: 'Before you read' }, ['p', null, 'Count again.']],
    ['ol', null, ['li', null, 'First'], ['li', null, ['p', null, 'Second']]],
    [
      'table',
      { label: 'Days' },
      ['thead', null, ['tr', null, ['th', null, 'Day'], ['th', null, 'Receipts']]],
      ['tbody', null, ['tr', null, ['td', null, 'Monday'], ['td', null, '214']]],
    ],
  ],
  path: '/deliverables',
}

const make = (changes: Partial<DocumentText> = {}, pictures: PrintedPictures = {}) =>
  makeDocument(textDocument({ ...sample, ...changes }, sampleSite, pictures))

test('contains title, facts, text, code and tables in order, and the notice on every page', async () => {
  const made = await make({ body: Array.from({ length: 8 }, () => sample.body).flat() })
  const { text, pages } = await readPdf(made.file)
  const words = [
    'A till report',
    'One week of one till',
    'Prepared for',
    'A shop in Bandung',
    'Result',
    'The till of shop is right.',
    'Shell',
    'count --twice',
    'Before you read',
    'Second',
    'Receipts',
    '214',
  ]
  expectInOrder(text, words)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page.text).toContain('Sample: the shop is invented.')
  expect(made.downloadName).toBe('Kriya-Example-A-till-report.pdf')
})

test('is tagged as PDF/UA-1 with heading levels, lists, table headers and absolute links', async () => {
  const { file } = await make()
  const { info, tagged, pages } = await readPdf(file)
  expect(tagged).toBe(true)
  expect(info).toMatchObject({ Title: 'A till report | Kriya Example', Language: 'en-GB' })
  expect(countRoles(pages, ['H1', 'H2', 'TH', 'L'])).toEqual([1, 1, 2, 1])
  expect((await readFile(file)).toString('latin1')).toContain('pdfuaid:part>1<')
  expect(pages.flatMap(({ links }) => links)).toEqual([
    'https://www.kriya.example/services/qa-testing',
    'https://example.org/rule',
    'https://www.kriya.example/deliverables',
  ])
})

test.each([
  '#eval("1 + 1") *bold* $x^2$ @ref \\u{41} // no comment',
  'ErrorWithoutAnEnd'.repeat(12),
  '',
])('prints text that looks like markup or is very long unchanged: %j', async (words) => {
  const body: BodyNode[] = [
    ['p', null, words],
    ['p', null, ['code', null, words]],
    ['pre', null, ['code', null, words]],
    ['table', null, ['thead', null, ['tr', null, ['th', null, words], ['th', null]]]],
  ]
  const { text } = await readPdf((await make({ body })).file)
  const plain = (words: string) => words.replace(/\s/g, '')
  expect(plain(text).split(plain(words) || '\u0000').length - 1).toBe(words ? 4 : 0)
})

test('lists keep their first number, and tasks keep their state', async () => {
  const task = (checked: boolean, words: string): BodyNode => [
    'li',
    null,
    ['input', { type: 'checkbox', checked }],
    ` ${words}`,
  ]
  const body: BodyNode[] = [
    ['ol', { start: 2017 }, ['li', null, 'The first contract.']],
    ['ul', null, task(true, 'Sent'), task(false, 'Named')],
    ['table', null, ['thead', null, ['tr', null, ['th', { 'data-align': 'right' }, 'Sum']]]],
  ]
  const { text } = await readPdf((await make({ body })).file)
  for (const words of ['2017. The first contract.', '☑ Sent', '☐ Named', 'Sum'])
    expect(text).toContain(words)
})

test('prints pictures with their alternative texts and captions', async () => {
  const body: BodyNode[] = [
    ['Figure', { src: './flow.png', alt: 'Three boxes', caption: 'From left to right.' }],
    ['Figure', { src: './gone.png', alt: 'A box that is missing' }],
  ]
  const create = { width: 64, height: 36, channels: 3 as const, background: '#123' }
  const made = await make({ body }, { 'flow.png': await sharp({ create }).png().toBuffer() })
  const { text, pages } = await readPdf(made.file)
  expect(pages.flatMap(({ alternatives }) => alternatives)).toContain('Three boxes')
  expect(text).toContain('From left to right. A box that is missing')
  expect((await readFile(made.file)).toString('latin1')).toContain('/Subtype /Image')
})

test('fills at least a quarter of the last page', async () => {
  const paragraph: BodyNode = [
    'p',
    null,
    'Every receipt of the week was counted twice. '.repeat(10),
  ]
  for (const paragraphs of [8, 9, 10]) {
    const { file } = await make({ body: Array.from({ length: paragraphs }, () => paragraph) })
    const { pages } = await readPdf(file)
    const lengths = pages.map(({ text }) => text.length)
    const fullest = Math.max(...lengths)
    expect(lengths.at(-1)).toBeGreaterThan(0.25 * fullest)
  }
})
