import { expect, test } from '@playwright/test'
import { entries, groups, solutionCard } from '../support/content'
import { back, drawer, entry, hamburger, openDrawer, phone, title } from '../support/drawer'
import { visit } from '../support/visit'

const services = entries('services')
const industries = entries('industries')
const solutions = entries('solutions')

test.use(phone)

test.beforeEach(async ({ page }) => {
  await visit(page)
  await openDrawer(page)
})

test("the main level has the header's entries, each with its own level", async ({ page }) => {
  await expect(title(page)).toHaveText('Menu')
  await expect(drawer(page).getByRole('listitem')).toHaveText([
    'Services',
    'Solutions',
    'Industries',
    'Our crew',
    /^Career/,
  ])
  const link = (name: string) => drawer(page).getByRole('link', { name, exact: true })
  await expect(link('Our crew')).toHaveAttribute('href', '/about')
  await expect(link('Career (opens in a new tab)')).toHaveAttribute('target', '_blank')
  await expect(link('Get in touch')).toHaveAttribute('href', '/contact')
  const work = drawer(page).getByRole('link', { name: 'Forty lamps, one rota' })
  await expect(work).toHaveAttribute('href', '/portfolio/forty-lamps')
  await expect(back(page)).toHaveCount(0)

  await entry(page, 'Services').tap()
  await expect(title(page)).toHaveText('Services')
  await expect(link('Which service?')).toHaveAttribute('href', '/find')
  // Contains services that are coming soon.
  await entry(page, 'Registers').tap()
  await expect(title(page)).toHaveText('Registers')
  await expect(link('Get in touch')).toBeInViewport()
  const links = drawer(page).getByRole('listitem').getByRole('link')
  const members = services.filter(({ group }) => group === groups.Registers)
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    members.map(({ slug, status }) => (status === 'live' ? `/services/${slug}` : '/comingsoon')),
  )
  await back(page).tap()
  await expect(title(page)).toHaveText('Services')
  await back(page).tap()
  await expect(title(page)).toHaveText('Menu')

  await entry(page, 'Solutions').tap()
  await expect(drawer(page).getByRole('listitem')).toHaveText(solutions.map(solutionCard))
  await expect(drawer(page).getByRole('listitem').getByRole('link')).toHaveCount(0)
  await back(page).tap()
  await expect(title(page)).toHaveText('Menu')
})

test('the industries level shows the first industry, then the chosen industry', async ({
  page,
}) => {
  await entry(page, 'Industries').tap()
  const items = drawer(page).locator('details')
  await expect(items.locator('summary')).toHaveText(industries.map(({ name }) => name))
  const [first, second] = industries
  await expect(drawer(page).getByText(first?.description ?? '')).toBeVisible()
  await items.nth(1).locator('summary').tap()
  await expect(drawer(page).getByText(second?.description ?? '')).toBeVisible()
  await expect(drawer(page).getByText(first?.description ?? '')).toBeHidden()
  await drawer(page)
    .getByRole('link', { name: `Learn more about ${second?.name}` })
    .tap()
  await expect(page).toHaveURL(`/industries/${second?.slug}`)
  await expect(drawer(page)).toBeHidden()
})

test('closing the drawer resets it to the main level, and a link to a page closes it', async ({
  page,
}) => {
  await entry(page, 'Services').tap()
  await entry(page, 'Stores').tap()
  await entry(page, 'Close menu').tap()
  await expect(drawer(page)).toBeHidden()
  await openDrawer(page)
  await expect(title(page)).toHaveText('Menu')
  await entry(page, 'Solutions').tap()
  await page.keyboard.press('Escape')
  await hamburger(page).tap()
  await expect(title(page)).toHaveText('Menu')

  await entry(page, 'Services').tap()
  await entry(page, 'Stores').tap()
  await drawer(page).getByRole('link', { name: 'Stock Ledger' }).tap()
  await expect(page).toHaveURL('/services/stock-ledger')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})
