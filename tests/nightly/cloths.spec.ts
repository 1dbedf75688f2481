import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { differenceOf, inkOf, leastDifference } from '../../src/motif/testing'
import { builtPaths } from '../support/built-pages'

/** Nightly, since a writer whose page happens to resemble another could do nothing about it. */
test('the cloths of any two pages differ', async () => {
  const htmlOf = (path: string) => readFileSync(`dist${path}.html`, 'utf8')
  const languageOf = (html: string) => /<html lang="([^"]+)"/.exec(html)?.[1]
  const original = languageOf(htmlOf('/index'))
  const cloths = builtPaths().flatMap((path) => {
    const html = htmlOf(path === '/' ? '/index' : path)
    // A translation has the cloth of its original. Only woven cloths have a line that says how to read them.
    const isWoven = languageOf(html) === original && html.includes('data-motif-words')
    return isWoven ? [{ path, svg: clothOf(html) }] : []
  })
  test.skip(/^motif: false$/m.test(readFileSync('content/settings.yaml', 'utf8')), 'no motif')
  expect(cloths).not.toEqual([])
  const drawn = await Promise.all(
    cloths.map(async ({ path, svg }) => ({ path, ink: await inkOf(svg) })),
  )
  for (const [index, one] of drawn.entries())
    for (const other of drawn.slice(0, index))
      expect
        .soft(differenceOf(one.ink, other.ink), `${one.path} and ${other.path}`)
        .toBeGreaterThan(leastDifference)
})

/** Returns the first cloth of a page, whose two halves are an image each, in dark lines. */
function clothOf(html: string): string {
  const [, width, height, upper, lower] =
    /viewBox="0 0 (\d+) (\d+)"[^>]*>((?:<path [^>]*>)+)<\/svg><svg [^>]*viewBox="0 \2 \1 \2"[^>]*>((?:<path [^>]*>)+)<\/svg>/.exec(
      html,
    ) ?? []
  const size = `viewBox="0 0 ${width} ${2 * Number(height)}"`
  const lines = `${upper}${lower}`
    .replaceAll('var(--line)', '#ccc')
    .replace(/var\(--\w+\)/g, '#333')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-width="1.5">${lines}</svg>`
}
