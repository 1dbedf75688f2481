import { expect, test } from '@playwright/test'

test('the footer has the address, profiles, menu, memberships and the legal line', async ({
  page,
}) => {
  await page.goto('/services/stock-ledger')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toContainText('Jl. Dermaga 12')
  await expect(footer.locator('address')).toContainText('Kota Karang 01234')
  const menu = footer.getByRole('navigation', { name: 'Menu' })
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual([
    ['Vision', '/about'],
    ['Offerings', '/offerings'],
    ['Industries', '/industries'],
    ['Portfolio', '/portfolio'],
    ['Contact', '/contact'],
  ])
  for (const network of ['LinkedIn', 'GitHub', 'X', 'YouTube'])
    await expect(footer.getByRole('link', { name: network, exact: true })).toHaveAttribute(
      'href',
      /^https:/,
    )
  await expect(footer.getByRole('heading', { name: 'Member of' })).toBeVisible()
  await expect(footer.getByRole('link', { name: /Guild of Harbour Clerks/ })).toBeVisible()
  await expect(footer.getByText('Board of Lamps')).toBeVisible()
  await expect(footer.getByRole('link', { name: /Board of Lamps/ })).toHaveCount(0)
  await expect(footer).toContainText('© 2031 PT Karang Pelabuhan')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})
