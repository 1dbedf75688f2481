import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { downloadName, type PortfolioService } from './portfolio'
import {
  cacheFolderPerTest,
  makeSample,
  readPdf,
  sampleService,
  sampleSettings,
  sampleSite,
  sampleWords,
} from './testing'

const folder = cacheFolderPerTest()
const make = (changes: Partial<PortfolioService> = {}) => makeSample(folder.path, changes)

describe('the document', () => {
  test('has two to four A4 pages in under 200 KB, with title, author and language', async () => {
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

  test('holds every word of its sections, in order', async () => {
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
    let from = 0
    for (const phrase of words) {
      expect(text.slice(from)).toContain(phrase)
      from = text.indexOf(phrase, from)
    }
  })

  test('leads to the page of its service, and to the form with the service', async () => {
    const { pages } = await readPdf((await make()).file)
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
  })

  test('is tagged: headings by rank, lists, and words for the motif', async () => {
    const { tagged, pages } = await readPdf((await make()).file)
    const roles = pages.flatMap((page) => page.roles)
    const headings = roles.filter((role) => /^H\d/.test(role))
    expect(tagged).toBe(true)
    expect(headings[0]).toBe('H1')
    expect(headings.filter((role) => role === 'H1')).toHaveLength(1)
    expect(headings.filter((role) => role === 'H2')).toHaveLength(6)
    expect(headings.filter((role) => role === 'H3')).toHaveLength(8)
    // Scope, process, and the list in each step.
    expect(roles.filter((role) => role === 'L')).toHaveLength(6)
    expect(pages[0]?.alternatives).toEqual([expect.stringContaining('parang batik')])
  })

  test('conforms to PDF/UA-1', async () => {
    expect((await readFile((await make()).file)).toString('latin1')).toContain('pdfuaid:part>1<')
  })

  test('of a short service has its value and scope, and where the company is reached', async () => {
    const absent = {
      process: undefined,
      benefits: undefined,
      stats: undefined,
      finalCta: undefined,
    }
    const portfolio = await make(absent)
    const { text, pages } = await readPdf(portfolio.file)
    const { labels } = sampleSite
    const { value, services, contact, process, benefits, figures } = labels
    for (const label of [value, services, contact]) expect(text).toContain(label)
    for (const label of [process, benefits, figures]) expect(text).not.toContain(label)
    expect(text).not.toContain(sampleService.finalCta.title)
    expect(text).toContain('halo@kriya.example')
    expect(pages).toHaveLength(2)
    expect((await readFile(portfolio.file)).toString('latin1')).toContain('pdfuaid:part>1<')
  })
})

describe('the picture of the cover', () => {
  test('is a WebP of 480 pixels in under 30 KB', async () => {
    const { cover, coverWidth, coverHeight } = await make()
    const { format, width, height } = await sharp(cover).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: coverHeight })
    expect(coverWidth).toBe(480)
    expect((await stat(cover)).size).toBeLessThan(30_000)
  })
})

describe('the download name', () => {
  test.each([
    ['QA Testing', 'Kriya-Example-QA-Testing-Brochure.pdf'],
    ['QA & Testing', 'Kriya-Example-QA-Testing-Brochure.pdf'],
    ['UI/UX Design', 'Kriya-Example-UI-UX-Design-Brochure.pdf'],
    ['Monitoring (KYT)', 'Kriya-Example-Monitoring-KYT-Brochure.pdf'],
  ])('of %s', (title, name) => {
    expect(downloadName({ title }, sampleSettings, sampleWords.documents)).toBe(name)
  })

  test('is the one that the file gives', () => {
    const portfolio = { pdfFileName: 'Our-Brief.pdf' }
    expect(downloadName({ title: 'Any', portfolio }, sampleSettings, sampleWords.documents)).toBe(
      'Our-Brief.pdf',
    )
  })
})
