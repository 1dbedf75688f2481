import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { collections } from '../../src/content-model/collections/registry'
import { textField } from '../../src/generator/nodes/typed-nodes'
import { builtPaths, htmlFile, readPage } from '../support/built-pages'
import { collectionsWithPages } from '../support/collections'
import { entries } from '../support/content'
import {
  added,
  dueEntry,
  formerSlug,
  hideable,
  namingArticle,
} from '../support/content/entries-of-each-state'
import { company } from '../support/servers/company'
import { filesThatMention } from '../support/site-copy'

const mentions = (...words: string[]) =>
  filesThatMention(new RegExp(words.join('|'), 'i'), company.dist)

test('drafts, future and expired entries of any collection appear in no file of the site', async ({
  request,
}) => {
  expect(await mentions(added.draft, formerSlug, added.future, added.expired)).toEqual([])
  expect((await request.get(`/blog/${formerSlug}`)).status()).toBe(404)
})

test('an unlisted entry appears only on its own page, which has noindex', async () => {
  const folders = collectionsWithPages
    .filter(({ name }) => hideable.includes(name))
    .map(({ address }) => address)
  // The page, its data, PDF and share images.
  const own = new RegExp(
    `^(/page-data|/share)?(${folders.join('|')})?/${added.unlisted}(/page-data)?\\.(html|json|png)$|^/documents/([\\w-]+/)?${added.unlisted}(-dark)?\\.(pdf|webp)$`,
  )
  expect((await mentions(added.unlisted)).filter((file) => !own.test(file))).toEqual([])
  for (const folder of ['', ...folders]) {
    const { meta, canonical } = readPage(`${folder}/${added.unlisted}`, company.dist)
    expect(meta.robots?.join(), folder).toContain('noindex')
    expect(canonical, folder).toEqual([])
  }
})

test('due entries appear on pages that refer to them', () => {
  const related = readPage(`/blog/${namingArticle}`, company.dist).mainLinks
  expect(related).toContain(`/blog/${dueEntry(company.files, 'articles')}`)
  const pages = builtPaths(company.dist).map((path) =>
    readFileSync(htmlFile(path, company.dist), 'utf8'),
  )
  for (const collection of hideable) {
    const slug = dueEntry(company.files, collection)
    const entry = entries(collection).find((other) => other.slug === slug) ?? {}
    // Several testimonials may be by people with the same title.
    const field = collection === 'testimonials' ? 'quote' : collections[collection].name
    const words = textField(entry, field)
    expect(pages.filter((page) => page.includes(words)).length, `${field} “${words}”`).not.toBe(0)
  }
})
