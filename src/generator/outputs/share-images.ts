import { shareImagePath } from '../../content-model/addresses/share-image-paths'
import { caseMotif } from '../../content-model/collections/cases'
import { choiceName, solutionStatuses } from '../../content-model/collections/choices'
import {
  type CollectionName,
  type CollectionRow,
  collections,
} from '../../content-model/collections/registry'
import type { Settings } from '../../content-model/collections/settings'
import { familyOf, type MotifSubject } from '../../motif/families'
import { type ShareImage, shareImage } from '../../pdf/share-image'
import { templates } from '../../pdf/typst'
import { siteLogo } from '../../theme/logo'
import { cachedOnDisk } from '../disk-cache'
import { type Words, wordsOf } from '../nodes/interface-words'
import { nodesByLanguage, settingsIn } from '../nodes/languages'
import { type Nodes, textField } from '../nodes/typed-nodes'
import { type SitePage, sitePages } from '../pages/site-pages'
import { writeGenerated } from '../publish/files'
import type { GeneratedFiles } from '../publish/publish'

export function shareImages(nodes: Nodes, root: string): GeneratedFiles[] {
  const inUse = templates(root)
  return nodesByLanguage(nodes).flatMap((own) => {
    const settings = settingsIn(own)
    const names = choiceNames(settings, wordsOf(own))
    return sitePages(own)
      .filter(hasOwnImage)
      .map((page) => {
        const target = shareImagePath(page.path).slice(1)
        return {
          targets: [target],
          async make() {
            const image = { ...imageOf(page, settings, names), logo: siteLogo(root).svg }
            const png = await cachedOnDisk(root, [image, inUse], () => shareImage(image, root))
            return [writeGenerated(root, target, Buffer.from(png, 'base64'))]
          },
        }
      })
  })
}

function rowOf({ collection }: Pick<SitePage, 'collection'>) {
  const row: CollectionRow | undefined = collection && collections[collection]
  return row?.address === undefined ? undefined : row
}

/**
 * Articles use their category's image unless their file requests one. Later
 * pages of a list use the first page's image.
 */
function hasOwnImage(page: SitePage): boolean {
  if (page.listPage) return false
  const field = rowOf(page)?.shareImage.onRequest
  return field === undefined || page.node?.[field] === true
}

function imageOf(page: SitePage, settings: Settings, names: ChoiceNames): Omit<ShareImage, 'logo'> {
  const { original, node, collection } = page
  const numbers = collection === 'cases' ? caseMotif.safeParse(node?.motif).data : undefined
  const { brand, siteUrl, language } = settings
  const company = { brand, site: new URL(siteUrl).host, language: language.split('-')[0] ?? '' }
  return {
    ...company,
    ...titlesOf(page, names),
    motif: settings.motif
      ? {
          family: numbers?.family ?? familyOf(subjectOf(page), settings),
          seed: node?.slug || original,
          numbers,
        }
      : undefined,
  }
}

type ChoiceNames = Partial<Record<CollectionName, ReadonlyMap<string, string>>>

function choiceNames({ serviceGroups, blogCategories }: Settings, words: Words): ChoiceNames {
  return {
    services: new Map(serviceGroups.map(({ group, name }) => [group, name])),
    articles: new Map(blogCategories.map(({ category, name }) => [category, name])),
    solutions: new Map(
      solutionStatuses.map((status) => [status, choiceName('solutionStatuses', status, words)]),
    ),
  }
}

/** The eyebrow is empty if it equals the title. */
function titlesOf(page: SitePage, names: ChoiceNames): Pick<ShareImage, 'title' | 'eyebrow'> {
  const { original, title: name, node, collection = 'pages' } = page
  const facts = rowOf(page)?.shareImage
  const textAt = (field?: string | null) => (field ? String(node?.[field] ?? '') : '')
  // The home page has no collection.
  const hero = original === '/' ? (node?.hero as { title: string } | undefined) : undefined
  const title = hero?.title ?? (textAt(facts?.title) || name)
  const line = hero ? name : textAt(facts?.eyebrow)
  const eyebrow = names[collection]?.get(line) ?? line
  return { title, eyebrow: eyebrow === title ? '' : eyebrow }
}

function subjectOf(page: SitePage): MotifSubject {
  const { category, lists, node } = page
  if (category !== undefined) return { category }
  const motif = (rowOf(page) ?? rowOf({ collection: lists }))?.motif ?? 'company'
  if (typeof motif === 'string') return motif
  const key = node ? textField(node, motif.field) : ''
  return motif.field === 'group' ? { group: key } : { category: key }
}
