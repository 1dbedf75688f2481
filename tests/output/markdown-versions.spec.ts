import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { entries } from '../support/content'
import { company } from '../support/servers/company'

const { siteUrl: site } = readSettings(company.files)
const hosting = join(company.dist, '..', 'hosting')

const read = (name: string) => readFileSync(join(company.dist, `${name}.md`), 'utf8')

// src/generator/outputs/markdown.test.ts tests tables, lists and headings.
test('text versions have authors, sources and attributed quotes', () => {
  const [article = '', sources = ''] = read('blog/do-you-need-a-register').split('\n## Sources\n')
  expect(article).toContain('\n**Sari Wibowo**, ')
  expect(sources.match(/^- \[/gm)?.length).toBeGreaterThan(3)

  const [section = ''] = /## What the quay says.*?(?=\n## )/s.exec(read('index')) ?? []
  const quotes = section.match(/^> \*\*[^*]+\*\*, .+$/gm)
  expect(quotes).toHaveLength(entries('testimonials').length)
})

test('text versions contain no field names, empty headings or lone numbers', () => {
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

test('redirects of former addresses exist for every kind of host', { tag: '@full' }, () => {
  const [from, to] = ['/services/contracts/drafts', '/services/contract-writing']
  expect(readFileSync(join(company.dist, '_redirects'), 'utf8')).toContain(`${from} ${to} 301\n`)
  expect(readFileSync(join(hosting, 'nginx-http.conf'), 'utf8')).toContain(`${from} ${to};\n`)
  // GitHub Pages serves the second for the address with a trailing slash.
  for (const name of [`${from}.html`, `${from}/index.html`]) {
    const page = readFileSync(`${hosting}/pages${name}`, 'utf8')
    expect(page).toContain(`content="0; url=${to}"`)
    expect(page).toContain(`<link rel="canonical" href="${site}${to}">`)
    expect(page).toContain('noindex')
  }
})
