/** The sample shows a picture of its own subject on each page that sells or proves work. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { collections } from '../../src/content-model/collections/registry'
import { builtPaths, readPage } from '../support/built-pages'
import { collectionsWithPages } from '../support/collections'
import { furtherFolders } from '../support/languages'

const { services, cases, industries } = collections
const addresses = [services, cases, industries].map(({ address }) => address)
const entry = new RegExp(`^(${['', ...furtherFolders].join('|')})(${addresses.join('|')})/[^/]+$`)

/** Coming-soon pages are not indexed, and have no text yet. The list of comparisons is below that of services. */
const isLive = (path: string) =>
  !readPage(path).meta.robots?.join().includes('noindex') &&
  !collectionsWithPages.some(({ address }) => path.endsWith(address))

/** Diagrams, figures and code are `<figure>` elements, and so are quotes. */
const hasPicture = (path: string) =>
  /<figure\b[^>]*>(?!<blockquote)/.test(readFileSync(`dist${path}.html`, 'utf8'))

test('every live service, case and industry has a picture in each language', () => {
  const live = builtPaths().filter((path) => entry.test(path) && isLive(path))
  expect(live).not.toEqual([])
  expect(live.filter((path) => !hasPicture(path))).toEqual([])
})
