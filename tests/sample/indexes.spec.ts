import { expect, test } from '@playwright/test'

test('/services has the four groups, and forty-one services', async ({ page }) => {
  await page.goto('/services')
  const groups = page.getByRole('region', { name: 'All Services' }).locator('section')
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    'Blockchain Consulting',
    'Blockchain Development',
    'IT Consulting',
    'Software Development',
  ])
  for (const [index, count] of [14, 12, 7, 8].entries())
    await expect(groups.nth(index).getByRole('listitem')).toHaveCount(count)
  await expect(groups.nth(1).getByText('Coming soon')).toHaveCount(3)
})

test('/industries shows six items and leads to the seventh as well', async ({ page }) => {
  await page.goto('/industries')
  const main = page.getByRole('main')
  const names = [
    'FinTech & DeFi',
    'Public Sector',
    'Supply Chain',
    'Healthcare',
    'Energy & Utilities',
    'Real Estate',
  ]
  expect((await main.getByRole('heading', { level: 2 }).allTextContents()).slice(0, 6)).toEqual(
    names,
  )
  for (const name of [...names, 'Government & Legal'])
    await expect(main.getByRole('link', { name })).toBeVisible()
  await main.getByRole('link', { name: 'Government & Legal' }).click()
  await expect(page).toHaveURL('/industries/government')
})

test('an industry shows its tagline, two paragraphs, challenges, how we help and services', async ({
  page,
}) => {
  await page.goto('/industries/fintech')
  const main = page.getByRole('main')
  await expect(main).toContainText('Money that reconciles overnight')
  await expect(main.getByText('An exchange, lender or wallet operator')).toBeVisible()
  await expect(main.getByText('Since 10 January 2025')).toBeVisible()
  for (const name of [
    'Where these products come apart',
    'How we set it right',
    'Services for FinTech & DeFi',
  ])
    await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  await main.getByRole('link', { name: /^DeFi Development/ }).click()
  await expect(page).toHaveURL('/services/defi-development')
})

test('/solutions shows where each of the eight stands', async ({ page }) => {
  await page.goto('/solutions')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Recording Now',
    'Live',
    'Under development',
    'See the part that runs',
  ])
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(8)
  await main.getByRole('link', { name: 'DeBio Network' }).click()
  await expect(page).toHaveURL('/solutions/debio-network')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DeBio Network')
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toBeVisible()
})

test('/portfolio has three projects with description, impact and tags', async ({ page }) => {
  await page.goto('/portfolio')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: 'Tags' })).toHaveCount(3)
  await expect(main.getByRole('heading', { name: 'What changed', exact: true })).toHaveCount(3)
  const project = main
    .locator('section')
    .filter({ hasText: 'A tender file that shows when each page was issued' })
  await expect(project).toContainText('A provincial procurement unit could produce every document')
  await expect(project).toContainText('Objections about late addenda are now answered')
  await expect(project.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'Public Sector',
    'Procurement',
    'Hyperledger',
  ])
})

test('/offerings has five, each with a title and a text', async ({ page }) => {
  await page.goto('/offerings')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Discovery sprint',
    'Build team',
    'Audit and review',
    'Training programme',
    'Run and support',
    'Start with the smallest that answers your question',
  ])
  await expect(main.getByText('You bring the problem, one person who may decide')).toBeVisible()
})

test('/about has the vision, then three people with biography, photo and profile', async ({
  page,
}) => {
  await page.goto('/about')
  const people = page.getByRole('main').getByRole('article')
  await expect(people.getByRole('heading', { level: 3 })).toHaveText([
    'Rina Hartono',
    'Bima Prasetyo',
    'Sekar Wulandari',
  ])
  const vision = page.getByText('Our vision is a country in which that border costs little.')
  expect((await vision.boundingBox())?.y).toBeLessThan((await people.first().boundingBox())?.y ?? 0)
  for (const person of await people.all()) {
    await expect(person.getByRole('img', { name: /^Portrait of/ })).toBeVisible()
    expect((await person.innerText()).split(/\s+/).length).toBeGreaterThan(150)
  }
})

test('the privacy policy covers every topic, from when it holds, and who issues it', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await expect(page).toHaveTitle(/^Privacy Policy \| /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/)
  await expect(page.getByRole('heading', { name: /Vision/ })).toHaveCount(0)
  const main = page.getByRole('main')
  await expect(main).toContainText('About / Vision')
  await expect(main).toContainText('Effective 17 November 2024')
  for (const name of [
    'Personal data',
    'Technical data',
    'Communication data',
    'How we use your data',
    'Cookies and storage in your browser',
    'Who receives your data',
    'Security',
    'How long we keep it',
    'Your rights',
    'Links and content of third parties',
    'International transfers',
    'Children',
    'Changes to this policy',
    'Contact details',
  ])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  const company = main.locator('address')
  await expect(company).toContainText('PT Rantara Teknologi Nusantara')
  await expect(company).toContainText('Jakarta Selatan 12190')
  await expect(company.getByRole('link', { name: 'hello@rantara.example' })).toHaveAttribute(
    'href',
    'mailto:hello@rantara.example',
  )
  await main.getByRole('navigation', { name: 'Contents' }).getByText('Your rights').click()
  await expect(main.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
})
