/** Share images of all pages, ready to publish. */
import { join } from 'node:path'
import type { BuildArgs } from 'gatsby'
import { type ArticleCategory, articleCategories } from '../../content-model/collections/choices'
import type { Settings } from '../../content-model/collections/settings'
import { shareImagePath } from '../../content-model/collections/share-image-paths'
import { families } from '../../motif/families'
import { type ShareImage, ShareImageStudio } from '../../pdf/share-image'
import { type SitePage, sitePages } from '../pages/site-pages'
import type { Publication } from '../publish/publish'

/** Number of images drawn at the same time: rasterising runs outside this thread, on two cores. */
const concurrentImages = 2

/**
 * Draws the share images that have changed since the last build, and reuses the rest.
 * @param root the project's folder
 */
export async function shareImages(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  settings: Settings,
  root: string,
): Promise<Publication[]> {
  const studio = await ShareImageStudio.open(root, join(root, '.cache', 'share-images'))
  const waiting = sitePages(nodes).filter(hasOwnImage)
  const publications: Publication[] = []
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const source = await studio.imageFor(imageOf(page, settings))
      publications.push({ source, target: shareImagePath(page.path).slice(1) })
    }
  }
  await Promise.all(Array.from({ length: concurrentImages }, work))
  await studio.keepOnly(new Set(publications.map(({ source }) => source)))
  return publications
}

/**
 * Returns the path of the share image to serve at an address of the finished site, drawn from the current
 * content.
 * @returns undefined if no page has such an image
 */
export async function shareImageFile(
  nodes: Pick<BuildArgs, 'getNodesByType'>,
  settings: Settings,
  root: string,
  address: string,
): Promise<string | undefined> {
  if (!address.startsWith('/share/')) return undefined
  const pages = sitePages(nodes).filter(hasOwnImage)
  const page = pages.find(({ path }) => shareImagePath(path) === address)
  if (!page) return undefined
  const studio = await ShareImageStudio.open(root, join(root, '.cache', 'share-images'))
  return studio.imageFor(imageOf(page, settings))
}

/**
 * Whether a page has its own image: articles share that of their category, unless their file asks for one.
 */
function hasOwnImage({ collection, node }: SitePage): boolean {
  return collection !== 'articles' || node?.shareImage === true
}

function imageOf({ path, title, collection, node }: SitePage, settings: Settings): ShareImage {
  const { brand, siteUrl, language } = settings
  const company = { brand, site: new URL(siteUrl).host, language: language.split('-')[0] ?? '' }
  const seed = node?.slug || path
  const category = articleCategories.find((name) => name === (node?.category ?? title))
  switch (collection) {
    case 'services': {
      const group = settings.serviceGroups.find((known) => known.group === node?.group)
      const family = families[group?.group ?? 'blockchain-consulting']
      return { ...company, title, eyebrow: group?.name ?? '', family, seed }
    }
    case 'industries':
      return { ...company, title, eyebrow: String(node?.tagline), family: families.industry, seed }
    case 'solutions':
      return { ...company, title, eyebrow: String(node?.status), family: families.solution, seed }
    case 'articles':
      return { ...company, title, eyebrow: category ?? '', family: familyOf(category), seed }
    default: {
      const hero = node?.hero as { title: string } | undefined
      const heading = hero?.title ?? String(node?.heading ?? title)
      const eyebrow = heading === title ? '' : title
      return { ...company, title: heading, eyebrow, family: familyOf(category), seed }
    }
  }
}

function familyOf(category: ArticleCategory | undefined) {
  return families[category ?? 'blockchain-consulting']
}
