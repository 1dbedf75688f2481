import { expect, type Page, test } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { find, readIndex } from '../../src/search/find'

/** What a regulated buyer reads before writing: the vendor-risk file, and samples of what is delivered. */
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a bank finds the vendor-risk file, and all of it in a PDF to forward', async ({ page }) => {
    await page.goto('/industries/fintech')
    const way = page.getByRole('main').getByRole('link', { name: /What a bank's risk team/ })
    await expect(way).toHaveAttribute('href', '/vendor-risk/banks')
    await way.click()
    await expect(page).toHaveURL(/\/vendor-risk\/banks$/)
    await expect(page.getByText('Answers and sources checked on 23 November 2026')).toBeVisible()
    const main = page.getByRole('main')
    const headings = [
      'Security practice',
      'Insurance',
      'Audit rights',
      'Data location',
      'Incidents',
      'Exit',
      'Certifications',
      'Subcontractors',
      'The rules this answers to',
    ]
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await expect(contents.getByRole('link')).toHaveText(headings)
    for (const name of headings)
      await expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    const certifications = main.getByRole('region', { name: 'Certifications' })
    const standard = certifications.getByRole('row', { name: /ISO\/IEC 27001/ })
    await expect(standard.getByRole('cell', { name: 'Not held', exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: /^PBI 10 of 2025/ })).toHaveAttribute(
      'href',
      'https://www.bi.go.id/id/publikasi/peraturan/Pages/PADG_322025.aspx',
    )
    const text = await pdfBehind(page, /^Download this file/)
    for (const words of [...headings, 'ISO/IEC 27001', 'POJK 11/POJK.03/2022', 'Not held'])
      expect(text).toContain(withoutSpaces(words))
    await page.goto('/services/regulatory-compliance')
    const link = page.getByRole('main').getByRole('link', { name: 'vendor-risk file' })
    await expect(link).toHaveAttribute('href', '/vendor-risk/banks')
  })

  test('services lead to a sample of what they deliver, and others do not', async ({ page }) => {
    const samples = {
      'smart-contract-auditing': ['An audit finding with its proof', 'rewardDebt[user] = earned'],
      'blockchain-feasibility': ['A decision note on whether to use a blockchain', 'Threshold'],
      'devops-infrastructure': ['A recovery-drill report with its timings', 'Minute by minute'],
    }
    for (const [slug, [title = '', words = '']] of Object.entries(samples)) {
      await page.goto(`/services/${slug}`)
      const section = page.locator('section', {
        has: page.getByRole('heading', { level: 2, name: 'A sample of what you receive' }),
      })
      await expect(section.getByRole('heading', { level: 3 })).toHaveText([title])
      const text = await pdfBehind(page, new RegExp(`^Download the sample ${title}`))
      expect(text).toContain(withoutSpaces(words))
      expect(text).toMatch(/Sample\.Theclient,.*invented/)
      const portfolio = await pdfBehind(page, /^Download the portfolio/)
      expect(portfolio).toContain(withoutSpaces(`Samples of what you receive ${title}`))
    }
    await page.goto('/services/api-development')
    await expect(page.getByText('A sample of what you receive')).toHaveCount(0)
  })

  test('/deliverables shows each sample with its first page and its services', async ({ page }) => {
    await page.goto('/deliverables')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /^Download the sample/ })).toHaveCount(3)
    await expect(main.getByRole('img', { name: 'First page of the PDF' })).toHaveCount(3)
    const services = main.getByRole('list', { name: 'Delivered by' }).first()
    await expect(services.getByRole('link', { name: 'Smart Contract Auditing' })).toHaveAttribute(
      'href',
      '/services/smart-contract-auditing',
    )
    await page.goto('/menu')
    for (const name of ['Sample deliverables', 'Vendor risk', 'Vendor risk for banks'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test('the search finds them under the words of a questionnaire', async ({ request }) => {
  const index = await readIndex(await (await request.get('/search.json')).text())
  const first = (words: string) => find(index, words)[0]?.path
  expect(first('vendor risk banks')).toBe('/vendor-risk/banks')
  expect(first('iso 27001')).toBe('/vendor-risk/banks')
  expect(find(index, 'audit finding proof').map(({ path }) => path)).toContain(
    '/documents/samples/audit-finding.pdf',
  )
})

/** Downloads the PDF behind a link, checks what the link says of it, and returns its words without spaces. */
async function pdfBehind(page: Page, name: string | RegExp): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name })
  const label = (await link.textContent()) ?? ''
  const [, pages, size] = /PDF, (\d+) pages, (\d+) KB/.exec(label) ?? []
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const bytes = await response.body()
  expect(Math.round(bytes.length / 1000)).toBe(Number(size))
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  expect(pdf.numPages).toBe(Number(pages))
  expect(pdf.numPages).toBeLessThanOrEqual(4)
  const { text } = await extractText(pdf, { mergePages: true })
  return withoutSpaces(text)
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, '')
