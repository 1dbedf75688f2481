import { expect, type Locator, test } from '@playwright/test'
import { entries, groups, solutionCard } from '../support/content'
import { bar, menu, trigger, wide } from '../support/header-bar'
import { visit } from '../support/visit'

// header-pointer and header-keyboard test opening and closing.

const services = entries('services')
const industries = entries('industries')
const solutions = entries('solutions')

test.use({ viewport: wide })
test.beforeEach(({ page }) => visit(page))

test('the services menu shows consulting first, then the chosen group', async ({ page }) => {
  await trigger(page, 'Services').click()
  const panel = menu(page, 'services')
  for (const [name, group] of Object.entries(groups)) {
    const choice = panel.getByRole('button', { name })
    if (group !== 'blockchain-consulting') await choice.click()
    await expect(choice).toHaveAttribute('aria-expanded', 'true')
    await expect(panel.locator('[aria-expanded="true"]')).toHaveCount(1)
    const detail = panel.locator('[data-detail]').filter({ visible: true })
    for (const { slug, title, status } of services.filter((service) => service.group === group)) {
      const isLive = status === 'live'
      const link = detail.getByRole('link', { name: title })
      await expect(link).toHaveAttribute('href', isLive ? `/services/${slug}` : '/comingsoon')
      await expect(link.getByText('Soon', { exact: true })).toHaveCount(isLive ? 0 : 1)
    }
  }
  await expect(panel.getByRole('link', { name: 'All Services' })).toHaveAttribute(
    'href',
    '/services',
  )
})

test('the solutions menu shows cards with their status and no links', async ({ page }) => {
  await trigger(page, 'Solutions').click()
  const cards = menu(page, 'solutions').getByRole('listitem')
  await expect(cards).toHaveText(solutions.map(solutionCard))
  await expect(cards.locator('a, button')).toHaveCount(0)
})

test('the industries menu shows the first industry, then the hovered or clicked industry', async ({
  page,
}) => {
  await trigger(page, 'Industries').click()
  const panel = menu(page, 'industries')
  await expect(panel.getByRole('button')).toHaveText(industries.map(({ name }) => name))
  const [first, second, third] = industries
  await expectIndustry(panel, first?.slug)
  await panel.getByRole('button', { name: second?.name }).hover()
  await expectIndustry(panel, second?.slug)
  await panel.getByRole('button', { name: third?.name }).click()
  await expectIndustry(panel, third?.slug)
  await panel.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(`/industries/${third?.slug}`)
  await expect(panel).toBeHidden()
})

test('the other header entries work, and the header stays visible', async ({ page }) => {
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  // Success stories are switched off.
  await expect(bar(page).getByText('Success stories')).toHaveCount(0)
  const about = bar(page).getByRole('link', { name: 'Our crew', exact: true })
  await expect(about).toHaveAttribute('href', '/about')
  const career = bar(page).getByRole('link', { name: 'Career (opens in a new tab)' })
  await expect(career).toHaveAttribute('href', 'https://jobs.karang.example')
  await expect(career).toHaveAttribute('target', '_blank')
  await page.getByRole('banner').getByRole('link', { name: 'Get in touch' }).click()
  await expect(page).toHaveURL('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Karang' }).click()
  await expect(page).toHaveURL('/')
})

async function expectIndustry(panel: Locator, slug = ''): Promise<void> {
  const industry = industries.find((candidate) => candidate.slug === slug)
  await expect(panel.getByText(industry?.description ?? '')).toBeVisible()
  for (const { value } of industry?.stats ?? [])
    await expect(panel.getByText(value, { exact: true }).filter({ visible: true })).toHaveCount(1)
  const more = panel.getByRole('link', { name: /^Learn more/ })
  await expect(more).toHaveCount(1)
  await expect(more).toHaveAttribute('href', `/industries/${slug}`)
}
