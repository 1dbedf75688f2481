import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readPdf, withoutSpaces } from '../support/pdf'
import { company } from '../support/servers/company'

test.use({ javaScriptEnabled: false })

test('an industry links to its vendor-risk file as a page and as a PDF', async ({ page }) => {
  await page.goto('/industries/shipping')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'What an insurer of ships asks of us' }).click()
  await expect(page).toHaveURL('/vendor-risk/insurers')
  await expect(main.getByText('Answers and sources checked on 1 February 2026')).toBeVisible()
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = ['Security practice', 'Exit', 'Certifications', 'Subcontractors']
  await expect(contents).toHaveText([...headings, 'Applicable rules'])
  const certificate = main
    .getByRole('region', { name: 'Certifications' })
    .getByRole('row', { name: /^Lamp certificate/ })
  await expect(certificate.getByRole('cell', { name: 'Not held', exact: true })).toBeVisible()
  const words = await pdfBehind(page, /^Download this file/)
  for (const part of [...headings, 'Lamp certificate', 'Not held', 'Rule 4 on lamps'])
    expect(words).toContain(withoutSpaces(part))
})

test('a service links to its sample of deliverables, and a service without a sample has no link', async ({
  page,
}) => {
  await page.goto('/services/stock-ledger')
  const heading = page.getByRole('heading', { level: 2, name: 'A sample of what you receive' })
  const section = page.locator('section', { has: heading })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['A count sheet'])
  const words = await pdfBehind(page, /^Download the sample A count sheet/)
  expect(words).toContain(withoutSpaces('A sample. Neither the store nor its crates exist.'))
  const portfolio = await pdfBehind(page, /^Download the brochure/)
  expect(portfolio).toContain(withoutSpaces('Samples of what you receive A count sheet'))
  await page.goto('/services/port-portal')
  await expect(heading).toHaveCount(0)
  await page.goto('/deliverables')
  await expect(page.getByRole('img', { name: 'First page of the PDF' })).toHaveCount(1)
  const services = page.getByRole('list', { name: 'Delivered by' }).getByRole('link')
  await expect(services).toHaveText(['Stock Ledger'])
})

/** Checks a PDF link's page count and size. @returns the PDF's words */
async function pdfBehind(page: Page, name: RegExp): Promise<string> {
  const link = page.getByRole('main').getByRole('link', { name })
  const { pages, bytes, words } = await readPdf(
    join(company.dist, (await link.getAttribute('href')) ?? ''),
  )
  const size = Math.round(bytes / 1000)
  await expect(link).toContainText(new RegExp(`PDF, ${pages} pages?, ${size} KB`))
  return words
}
