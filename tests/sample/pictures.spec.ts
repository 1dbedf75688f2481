import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { collections } from '../../src/content-model/collections/registry'
import { builtPaths, readPage } from '../support/built-pages'
import { collectionsWithPages } from '../support/collections'
import { furtherFolders } from '../support/languages'

const { services, cases, industries } = collections
const addresses = [services, cases, industries].map(({ address }) => address)
const entry = new RegExp(`^(${['', ...furtherFolders].join('|')})(${addresses.join('|')})/[^/]+$`)

/**
 * Leaves out coming-soon pages, which have noindex and no text, and the index
 * of comparisons, whose address is below the index of services.
 */
const isLive = (path: string) =>
  !readPage(path).meta.robots?.join().includes('noindex') &&
  !collectionsWithPages.some(({ address }) => path.endsWith(address))

/** Diagrams, pictures and code are `<figure>` elements. So are quotes, which do not count. */
const hasPicture = (path: string) =>
  /<figure\b[^>]*>(?!<blockquote)/.test(readFileSync(`dist${path}.html`, 'utf8'))

// Writers may add a few pages without a picture.
test('at least nine in ten live services, cases and industries have a picture in each language', () => {
  const live = builtPaths().filter((path) => entry.test(path) && isLive(path))
  const without = live.filter((path) => !hasPicture(path))
  expect(without.length, without.join()).toBeLessThan(live.length / 10)
})
