import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtPaths, isIndexable, readPage } from '../support/built-pages'

const textOf = (path: string) => readFileSync(`dist${path === '/' ? '/index' : path}.md`, 'utf8')

/** Returns headings without links and escapes. */
function headingsOf(markdown: string): string[] {
  const fences = markdown.replace(/^ *```.*?^ *```$/gms, '')
  return [...fences.matchAll(/^(?:[-\d.> ]*)(#{1,6} .*)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[(.*?)\]\(\S*?\)/g, '$1')
      .replace(/\\(?=[^\w\s])/g, '')
      .replace(/[`*]/g, '')
      .replace(/\s+/g, ' '),
  )
}

test('every text version has the headings of its page in the same order', () => {
  for (const path of builtPaths()) {
    const page = readPage(path)
    if (!isIndexable(page)) continue
    expect
      .soft(headingsOf(textOf(path)), path)
      .toEqual(page.outline.map((one) => one.replace(/[`*]/g, '')))
  }
})
