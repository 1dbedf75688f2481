import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths } from '../support/built-pages'

test('the footer has the address, profiles, menu, memberships and the legal line', async ({
  page,
}) => {
  await page.goto('/services/erp-integration')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator('address')).toContainText('Jl. Jend. Sudirman Kav. 52-53')
  await expect(footer.locator('address')).toContainText('Jakarta Selatan 12190')
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
  await expect(footer.getByRole('link', { name: /Perhimpunan Buku Besar Nusantara/ })).toBeVisible()
  await expect(footer.getByRole('link', { name: /Tiga Cermin Research/ })).toBeVisible()
  await expect(footer).toContainText('© 2025 PT Rantara Teknologi Nusantara')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
})

test('every page says at its foot that the sample is one', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const footer = html.slice(html.lastIndexOf('<footer'))
    expect
      .soft(footer, path)
      .toContain('the company, its people, clients and figures are invented.')
  }
})

test('no profile of the sample leads to a real site', () => {
  for (const path of builtPaths()) {
    const html = readFileSync(`dist${path === '/' ? '/index' : path}.html`, 'utf8')
    const profiles = html.match(/href="https:\/\/[^"]*(?:linkedin|github|rantara)[^"]*"/g) ?? []
    const real = profiles.filter((link) => !/^href="https:\/\/[\w.-]+\.example[/"]/.test(link))
    expect.soft(real, path).toEqual([])
  }
})
