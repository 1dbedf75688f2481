/** Pages of the site in content/ that stand for all pages of the same template. */
import { isStatusScreen, longestEntries, longestPage } from '../../scripts/bench/longest-pages'
import { builtPaths } from './built-pages'
import { collectionsWithPages } from './collections'
import { furtherFolders } from './languages'

/** An address without a page. */
export const missing = '/no-such-page'

/** Pages at fixed addresses, those that a site may leave out only where it has them. */
const fixed = [
  '/',
  ...collectionsWithPages.map(({ address }) => address),
  '/deliverables',
  '/how-we-count',
  '/offerings',
  '/portfolio',
  '/about',
  '/contact',
  '/privacy-policy',
  '/search',
  '/menu',
  '/comingsoon',
  '/thank-you',
].filter((path) => builtPaths().includes(path))

/** A page of each template. */
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
      `${folder}/contact`,
    ]),
    missing,
  ]),
]
