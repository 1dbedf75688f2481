import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { entries } from '../support/content'
import { company } from '../support/servers/company'

const { siteUrl: site } = readSettings(company.files)
const hosting = join(company.dist, '..', 'hosting')

test('the text version of a service has its tables and lists', () => {
  const text = readFileSync(join(company.dist, 'services/stock-ledger.md'), 'utf8')
  expect(text).toContain('| Symptom | Cause | Guard |')
  expect(text).toContain('- Keys for two storekeepers and one weigher')
})

test('the text version of an article names its author, and its sources at the end', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.goto('/blog/do-you-need-a-register')
  const text = await (await request.get('/blog/do-you-need-a-register.md')).text()
  const author = await page.getByRole('article').locator('header strong').first().textContent()
  expect(text).toContain(`\n**${author}**, `)
  const lines = text.split('\n')
  const sources = lines.indexOf('## Sources')
  const links = lines.flatMap((line, index) => (line.startsWith('- [') ? [index] : []))
  expect(sources).toBeGreaterThan(lines.indexOf('## A test on paper'))
  expect(links.filter((index) => index > sources).length).toBeGreaterThan(3)
})

test('no name of a field, no empty heading and no lone figure is left in a text version', () => {
  const files = filesBelow(company.dist).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const text = readFileSync(join(company.dist, file), 'utf8')
    expect(text, file).not.toMatch(/^(Group|Status|Subtitle|Category|Published|Featured): /m)
    expect(text, file).not.toMatch(/^[-> ]*#+\s*$/m)
    expect(text, file).not.toMatch(/^\s*[-$\d.,%+×xKMBT]+\s*$/m)
    expect(text, file).not.toMatch(/undefined|\[object|<[A-Z]/)
  }
})

test('the blog’s text version begins with the newest article, as its page does', () => {
  const text = readFileSync(join(company.dist, 'blog.md'), 'utf8')
  const days = [...text.matchAll(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g)].map(([day]) =>
    Date.parse(`${day} UTC`),
  )
  expect(days).toHaveLength(entries('articles').length)
  expect(days).toEqual([...days].sort((a, b) => b - a))
})

test('what clients say is quoted above their names, in the section that introduces them', () => {
  const text = readFileSync(join(company.dist, 'index.md'), 'utf8')
  const [section = ''] = /## What the quay says.*?(?=\n## )/s.exec(text) ?? []
  const quotes = section.match(/^> \*\*[^*]+\*\*, .+$/gm)
  expect(quotes).toHaveLength(entries('testimonials').length)
})

test('former addresses are told to every kind of host', { tag: '@full' }, () => {
  const [from, to] = ['/services/contracts/drafts', '/services/contract-writing']
  expect(readFileSync(join(company.dist, '_redirects'), 'utf8')).toContain(`${from} ${to} 301\n`)
  expect(readFileSync(join(hosting, 'nginx-http.conf'), 'utf8')).toContain(`${from} ${to};\n`)
  // GitHub Pages serves the second file for the address with a slash at its end.
  for (const name of [`${from}.html`, `${from}/index.html`]) {
    const page = readFileSync(`${hosting}/pages${name}`, 'utf8')
    expect(page).toContain(`content="0; url=${to}"`)
    expect(page).toContain(`<link rel="canonical" href="${site}${to}">`)
    expect(page).toContain('noindex')
  }
})
