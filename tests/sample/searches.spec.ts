import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { find, readIndex } from '../../src/search/find'

const searches: Record<string, Record<string, string | string[]>> = parse(
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
    const queries = searches[language] ?? {}
    const index = await readIndex(readFileSync(`dist${folder}/search.json`, 'utf8'))
    const present = Object.entries(queries).filter(([, wanted]) => [wanted].flat().every(isBuilt))
    const misses = present.flatMap(([query, wanted]) => {
      const top = find(index, query).slice(0, 3)
      const found = top.map(({ path }) => path)
      return [wanted].flat().every((path) => found.includes(path))
        ? []
        : [`“${query}” finds ${found.join(', ')}; not ${wanted}`]
    })
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(present.length / 10)
    // Pages of one language alone.
    const others = Object.keys(queries).flatMap((query) =>
      find(index, query).filter(({ path }) => !path.startsWith(folder)),
    )
    expect(others).toEqual([])
  })
