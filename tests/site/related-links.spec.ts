import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../src/generator/publish/files'
import { furtherFolders, languageOf, wordsIn } from '../support/languages'

/** Status screens: not found, coming soon, and the results of a form that is sent without script. */
const statusScreens = /\/(404|comingsoon|not-sent|thank-you)$/

interface BuiltPage {
  path: string
  html: string
}

function builtPages(): BuiltPage[] {
  const files = filesBelow('dist').filter((file) => file.endsWith('.html'))
  return files.map((file) => ({
    path: `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '') || '/',
    html: readFileSync(`dist/${file}`, 'utf8'),
  }))
}

/** Returns whether a page is a status screen, which includes services that are only announced. */
const isStatusScreen = ({ path, html }: BuiltPage) =>
  statusScreens.test(path) || /data-scripts="now"/.test(html)

/** Returns whether only who knows its address sees a page. */
const isUnlisted = (html: string) => /<meta[^>]*name="robots"[^>]*noindex/.test(html)

/** Returns the addresses of this site that a page's header, main part and footer link to. */
function linksOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body'))
  return [...body.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)].map(([, path = '']) => path)
}

test('every page of the site can be reached from the home page', async () => {
  const pages = new Map(builtPages().map((page) => [page.path, page]))
  const reached = new Set(['/'])
  for (const path of reached)
    for (const next of linksOf(pages.get(path)?.html ?? '')) if (pages.has(next)) reached.add(next)
  const orphans = [...pages.values()].filter(
    ({ path, html }) => !reached.has(path) && !statusScreens.test(path) && !isUnlisted(html),
  )
  expect(pages.size).toBeGreaterThan(15)
  expect(orphans.map(({ path }) => path)).toEqual([])
})

test('every inner page shows the way to itself', async () => {
  const homes = ['/', ...furtherFolders]
  const breadcrumbs = new Map(
    homes.map(languageOf).map((language) => [language, wordsIn(language).breadcrumb.spoken]),
  )
  const inner = builtPages().filter((page) => !homes.includes(page.path) && !isStatusScreen(page))
  const without = inner.filter(
    ({ path, html }) =>
      html.split(`<nav aria-label="${breadcrumbs.get(languageOf(path))}"`).length !== 2,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})
