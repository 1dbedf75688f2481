import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths, isIndexable, readPage } from '../support/built-pages'
import { furtherFolders, languageOf, wordsIn } from '../support/languages'

/** Not found, coming soon, and the results of the form without scripts. */
const statusScreens = /\/(404|comingsoon|not-sent|thank-you)$/

test('every indexable page can be reached from the home page', () => {
  const pages = new Map(builtPaths().map((path) => [path, readPage(path)]))
  const reached = new Set(['/'])
  for (const path of reached)
    for (const link of pages.get(path)?.links ?? []) {
      const [next = ''] = link.split(/[?#]/)
      if (pages.has(next)) reached.add(next)
    }
  expect(reached).toContain('/services')
  const orphans = [...pages.values()].filter((page) => isIndexable(page) && !reached.has(page.path))
  expect(orphans.map(({ path }) => path)).toEqual([])
})

test('every inner page has a breadcrumb', () => {
  const homes = ['/', ...furtherFolders]
  const breadcrumbs = new Map(
    homes.map(languageOf).map((language) => [language, wordsIn(language).breadcrumb.spoken]),
  )
  const without = builtPaths().filter((path) => {
    if (homes.includes(path) || statusScreens.test(path)) return false
    const html = readFileSync(`dist${path}.html`, 'utf8')
    // A coming-soon service is also a status screen.
    if (html.includes('data-scripts="now"')) return false
    return html.split(`<nav aria-label="${breadcrumbs.get(languageOf(path))}"`).length !== 2
  })
  expect(without).toEqual([])
})
