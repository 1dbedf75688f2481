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

/** Returns what the breadcrumb is called in the language of the page at an address. */
function breadcrumbOf(path: string): string {
  return wordsIn(languageOf(path)).breadcrumb.spoken
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
  const orphans = [...pages.keys()].filter(
    (path) => !reached.has(path) && !statusScreens.test(path),
  )
  expect(pages.size).toBeGreaterThan(15)
  expect(orphans).toEqual([])
})

test('every inner page shows the way to itself', async () => {
  const homes = ['/', ...furtherFolders]
  const inner = builtPages().filter((page) => !homes.includes(page.path) && !isStatusScreen(page))
  const without = inner.filter(
    ({ path, html }) => html.split(`<nav aria-label="${breadcrumbOf(path)}"`).length !== 2,
  )
  expect(without.map(({ path }) => path)).toEqual([])
})
