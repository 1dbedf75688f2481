import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { find, readIndex, type SearchIndex } from '../../src/search/find'
import { entries } from '../support/content'

let index: SearchIndex
test.beforeAll(async () => {
  index = await readIndex(readFileSync('dist/search.json', 'utf8'))
})

/** Queries of visitors, each with what must be among the first three results; writers add to the file. */
const searches: Record<string, string | string[]> | null = parse(
  readFileSync('tests/site/searches.yaml', 'utf8'),
)

test('what visitors search for is among the first three results', () => {
  const wrong = Object.entries(searches ?? {}).flatMap(([query, wanted]) => {
    const top = find(index, query).slice(0, 3)
    const paths = top.map(({ path }) => path)
    const missing = [wanted].flat().filter((path) => !paths.includes(path))
    return missing.length > 0
      ? [`“${query}” finds ${paths.join(', ')}; not ${missing.join(', ')}`]
      : []
  })
  expect(wrong).toEqual([])
})

test('every service is found first by its name, with its PDF', () => {
  for (const { slug, title, status } of entries('services', '.')) {
    const found = find(index, title)
    expect(found[0]?.path, title).toBe(`/services/${slug}`)
    const pdfs = found.filter(({ kind }) => kind === 'PDF').map(({ path }) => path)
    if (status === 'live') expect(pdfs, title).toContain(`/documents/${slug}.pdf`)
  }
})
