/** Exports a page of each template of the site in content/. */
import { isStatusScreen, longestEntries, longestPage } from '../../scripts/bench/longest-pages'
import { fixedPages, utilityPages } from '../../src/content-model/addresses/page-names'
import { builtPaths } from './built-pages'
import { collectionsWithPages } from './collections'
import { furtherFolders } from './languages'

const isBuilt = (path: string) => builtPaths().includes(path)

export const missing = '/no-such-page'

const fixed = [
  '/',
  ...collectionsWithPages.map(({ address }) => address),
  ...fixedPages.filter((name) => !utilityPages.includes(name)).map((name) => `/${name}`),
  '/deliverables',
  '/how-we-count',
  '/offerings',
  '/portfolio',
  '/search',
  '/menu',
  '/comingsoon',
  '/thank-you',
].filter(isBuilt)

export const templates = [
  ...new Set([
    ...fixed,
    ...longestEntries(),
    ...longestPage('/services', isStatusScreen),
    ...longestPage('/blog/category'),
    ...longestPage('/portfolio/domain'),
    ...furtherFolders.flatMap((folder) => [
      folder,
      ...longestEntries(folder).slice(0, 1),
      // A company may lack this translation.
      ...[`${folder}/contact`].filter(isBuilt),
    ]),
    missing,
  ]),
]
