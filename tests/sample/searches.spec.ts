import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { find, readIndex } from '../../src/search/find'

const searches: Record<string, Record<string, string[]>> = parse(
  readFileSync('tests/sample/searches.yaml', 'utf8'),
)

const folderOf = (language: string) => (language === 'en-GB' ? '' : `/${language}`)
const languages = Object.keys(searches).filter((language) =>
  existsSync(`dist${folderOf(language)}/search.json`),
)

for (const language of languages)
  test(`nine in ten searches in ${language} find their page among the first three results`, async () => {
    const isBuilt = (path: string) => existsSync(`dist${path}`) || existsSync(`dist${path}.html`)
    const folder = folderOf(language)
    const pages = Object.entries(searches[language] ?? {}).filter(([path]) => isBuilt(path))
    const index = await readIndex(readFileSync(`dist${folder}/search.json`, 'utf8'))
    const all = pages.flatMap(([path, queries]) =>
      queries.map((query) => ({ path, query, found: find(index, query).map((one) => one.path) })),
    )
    const misses = all
      .filter(({ path, found }) => !found.slice(0, 3).includes(path))
      .map(({ path, query, found }) => `“${query}” finds ${found.slice(0, 3)}; not ${path}`)
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(all.length / 10)
    // Results are in the same language.
    expect(all.flatMap(({ found }) => found).filter((path) => !path.startsWith(folder))).toEqual([])
  })
