import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { find, readIndex } from '../../src/search/find'
import { entries } from '../support/content'

test('every service is among the first results for its name', async () => {
  const index = await readIndex(readFileSync('dist/search.json', 'utf8'))
  const listed = readFileSync('dist/sitemap.xml', 'utf8')
  for (const { slug, title } of entries('services', '.')) {
    const path = `/services/${slug}`
    // Neither drafts nor what is only announced.
    if (!listed.includes(`${path}</loc>`)) continue
    const paths = find(index, title).map((one) => one.path)
    expect.soft(paths.slice(0, 3), title).toContain(path)
  }
})
