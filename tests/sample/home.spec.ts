import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { entries } from '../support/content'

const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) })

test('the sections stand in the specification’s order', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Shipping blockchain since 2017',
  )
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual(
    [
      'A record that both sides of a deal can rely on',
      'Trusted by',
      'Four groups of work, one team that answers for it',
      'Ledgers explained on camera, without the sales pitch',
      'Where a shared record pays for itself',
      'What clients say after the invoice is paid',
      'What has gone live since 2017',
      'Products of our own and of our partners',
      'Read the project notes before you meet us',
      'The people you will have in the room',
      'Tell us what has to be decided, and by when',
    ],
  )
})

test('nine clients are named', async ({ page }) => {
  await page.goto('/')
  const clients = section(page, 'Trusted by').getByRole('listitem')
  await expect(clients).toHaveCount(9)
  await expect(clients).toHaveText(entries('clients', '.').map(({ name }) => name))
})

test('the accordion has the four groups of services, and the coming ones have addresses of their own', async ({
  page,
}) => {
  await page.goto('/')
  const services = section(page, 'Four groups of work, one team that answers for it')
  const heads = services.locator('summary')
  await expect(heads).toHaveText([
    '01Blockchain Consulting',
    '02Blockchain Development',
    '03IT Consulting',
    '04Software Development',
  ])
  await heads.nth(1).click()
  for (const [name, slug] of [
    ['DAO Development', 'dao-development'],
    ['Real World Assets Exchange Platform', 'real-world-assets'],
    ['Wallet SDK Development', 'wallet-sdk'],
  ])
    await expect(services.getByRole('link', { name })).toHaveAttribute('href', `/services/${slug}`)
})

test('four industries lead to their pages, and a link to all of them', async ({ page }) => {
  await page.goto('/')
  const industries = section(page, 'Where a shared record pays for itself')
  for (const [name, slug] of [
    ['FinTech & DeFi', 'fintech'],
    ['Public Sector', 'public-sector'],
    ['Supply Chain', 'supply-chain'],
    ['Healthcare', 'healthcare'],
  ])
    await expect(industries.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/industries/${slug}`,
    )
  await expect(industries.getByRole('link')).toHaveCount(5)
})

test('the track record has six cards', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'What has gone live since 2017').getByRole('listitem')).toHaveCount(6)
})

test('eight solutions say where they stand and lead to their pages', async ({ page }) => {
  await page.goto('/')
  const solutions = section(page, 'Products of our own and of our partners').getByRole('listitem')
  await expect(solutions).toHaveCount(8)
  for (const [name, status] of [
    ['Bloomberg Technoz Studios', 'Recording Now'],
    ['DeBio Network', 'Live'],
    ['Myriad Social', 'Live'],
    ['RealityChain', 'Live'],
    ['Real Estate Token', 'Under development'],
    ['NFT Invoice', 'Under development'],
    ['Music Royalty Tracker', 'Under development'],
    ['Modular Enterprise Blockchain Network', 'Under development'],
  ] as const)
    await expect(solutions.filter({ hasText: name })).toContainText(status)
  await page.getByRole('main').getByRole('link', { name: 'NFT Invoice' }).click()
  await expect(page).toHaveURL('/solutions/nft-invoice')
})

test('three people have a profile that opens in a new tab', async ({ page }) => {
  await page.goto('/')
  const team = section(page, 'The people you will have in the room')
  await expect(team.getByRole('heading', { level: 3 })).toHaveText([
    'Rina Hartono',
    'Bima Prasetyo',
    'Sekar Wulandari',
  ])
  const profiles = team.getByRole('link', { name: /^Profile of .* \(opens in a new tab\)$/ })
  await expect(profiles).toHaveCount(3)
  for (const profile of await profiles.all())
    await expect(profile).toHaveAttribute('target', '_blank')
})

test('offerings wait behind their switch', async ({ page }) => {
  await page.goto('/')
  await expect(section(page, 'Five ways to start, each with a way out')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Offerings' })).toHaveCount(0)
})

test('what clients say names them below their words, and under the section that introduces them', () => {
  const text = readFileSync('dist/index.md', 'utf8')
  const section = /## What clients say.*?(?=\n## )/s.exec(text)?.[0] ?? ''
  expect(section.match(/^> .{40,}\n>\n> \*\*.+\*\* .+$/gm)?.length).toBeGreaterThan(6)
  const people = section.match(/^> \*\*(.+)\*\*/gm) ?? []
  expect(people.length).toBeGreaterThan(6)
  expect(text.slice(text.indexOf('## Tell us'))).not.toContain('Managing Director')
})
