import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { downloadName } from './portfolio'
import {
  countRoles,
  expectInOrder,
  makeSample as make,
  readPdf,
  sampleService,
  sampleSite,
} from './testing'

describe('the document', () => {
  test('has two to four A4 pages, less than 200 KB, and a title, author and language', async () => {
    const portfolio = await make()
    const { info, pages } = await readPdf(portfolio.file)
    expect(pages.length).toBe(portfolio.pages)
    expect(pages.length).toBeGreaterThanOrEqual(2)
    expect(pages.length).toBeLessThanOrEqual(4)
    for (const page of pages) expect([page.width, page.height]).toEqual([595.28, 841.89])
    expect(portfolio.bytes).toBeLessThan(200_000)
    expect(info).toMatchObject({
      Title: 'Ledger & Till Review | Kriya Example',
      Author: 'Kriya Example',
      Language: 'en-GB',
    })
    expect(info).not.toHaveProperty('CreationDate')
  })

  test('contains every word of its sections in order', async () => {
    const { text } = await readPdf((await make()).file)
    const { process, services, benefits, stats } = sampleService
    const words = [
      sampleService.title,
      sampleService.hero.title,
      sampleService.value.description,
      ...services.features.flatMap(({ title, description }) => [title, description]),
      ...process.steps.flatMap(({ title, items }) => [title, ...items]),
      ...benefits.items.map(({ title }) => title),
      ...stats.items.flatMap(({ value, label }) => [value, label]),
      sampleService.finalCta.title,
      'halo@kriya.example',
      'www.kriya.example',
      'Jl. Contoh 1',
    ]
    expectInOrder(text, words)
  })

  test('contains the price of each offering and the note on prices', async () => {
    const { text } = await readPdf((await make()).file)
    for (const { title, length, price, bandFor } of sampleService.prices)
      expect(text).toContain(`${title} · ${length} ${price}, ${bandFor}`)
    expect(text).toContain('Clients abroad pay in US dollars')
  })

  test('is tagged as PDF/UA-1, with links, heading levels, lists and an alternative text of the motif', async () => {
    const { file } = await make()
    const { tagged, pages } = await readPdf(file)
    const site = 'https://www.kriya.example'
    const { slug } = sampleService
    expect(pages[0]?.links).toEqual([`${site}/services/${slug}`])
    expect(pages.at(-1)?.links).toEqual([
      'mailto:halo@kriya.example',
      'tel:+622201000011',
      `${site}/contact?service=${slug}`,
      `${site}/services/${slug}`,
      `${site}/documents/samples/till-report.pdf`,
    ])
    expect(tagged).toBe(true)
    // Lists: scope, process and a list in each step.
    expect(countRoles(pages, ['H1', 'H2', 'H3', 'L'])).toEqual([1, 6, 8, 6])
    expect(pages[0]?.alternatives).toEqual([expect.stringContaining('parang batik')])
    expect((await readFile(file)).toString('latin1')).toContain('pdfuaid:part>1<')
  })

  test('contains value, scope and contact details of a service without optional sections', async () => {
    const absent = {
      process: undefined,
      benefits: undefined,
      stats: undefined,
      finalCta: undefined,
    }
    const { text, pages } = await readPdf((await make(absent)).file)
    const { value, services, contact, process, benefits, figures } = sampleSite.words.portfolio
    for (const label of [value, services, contact]) expect(text).toContain(label)
    for (const label of [process, benefits, figures]) expect(text).not.toContain(label)
    expect(text).not.toContain(sampleService.finalCta.title)
    const whole = await readPdf((await make()).file)
    expect(pages.length).toBeLessThan(whole.pages.length)
  })
})

test('the cover picture is a WebP, 480 pixels wide and less than 30 KB', async () => {
  const { cover, coverWidth, coverHeight } = await make()
  const { format, width, height } = await sharp(cover).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: coverHeight })
  expect(coverWidth).toBe(480)
  expect(cover.length).toBeLessThan(30_000)
})

test.each([
  ['QA & Testing', 'Kriya-Example-QA-Testing-Brochure.pdf'],
  ['UI/UX Design', 'Kriya-Example-UI-UX-Design-Brochure.pdf'],
  ['Monitoring (KYT)', 'Kriya-Example-Monitoring-KYT-Brochure.pdf'],
])('derives the download name of %s, or takes it from the file', (title, name) => {
  expect(downloadName({ title }, sampleSite)).toBe(name)
  const portfolio = { pdfFileName: 'Our-Brief.pdf' }
  expect(downloadName({ title, portfolio }, sampleSite)).toBe('Our-Brief.pdf')
})
