/** Lists all published figures with a counting method, for /how-we-count. */
import { figureIds } from '../../components/figures/figure-id'
import { caseSchema } from '../../content-model/collections/cases'
import { mdxComponents } from '../../content-model/collections/components'
import type { CountedFigure, CountedPage } from '../../content-model/collections/query-results'
import { type CollectionRow, rows } from '../../content-model/collections/registry'
import { elementsIn } from '../../content-model/read/body-tree'
import { type Figure, figuresOf } from '../../content-model/rules/figures'
import { isComingSoon } from '../../content-model/visibility/coming-soon'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { namedWord, standardWords, type Words } from '../nodes/interface-words'
import { type EntryNode, textField } from '../nodes/typed-nodes'
import { byOrder } from '../pages/entry-nodes'
import { field, interfaceWords, listedEntries } from './in-language'

export const countedFigureTypes = `type CountedFigure {
  id: String!
  shown: String!
  method: String!
  asOf: String
  source: String
  sourceUrl: String
}

type CountedPage {
  path: String!
  title: String!
  collection: String!
  figures: [CountedFigure!]!
}`

/** Adds `countedPages`, starting with the home page. */
export const countedFigureFields = {
  Query: {
    countedPages: field('[CountedPage!]!', async (context) => {
      const { overviews: titles } = await interfaceWords(context)
      const pages = rows.map(async ([, row]) => {
        const entries = await listedEntries(context, row.typeName)
        return pagesOf(row, entries, titles)
      })
      const all = (await Promise.all(pages)).flat()
      return all.sort((a, b) => Number(b.path === '/') - Number(a.path === '/'))
    }),
  },
}

type Entry = Readonly<Record<string, unknown>> & WithBody & Pick<EntryNode, 'slug'>

/** Returns a collection's pages with counted figures, in its order. */
export function pagesOf(
  row: CollectionRow,
  entries: readonly (Entry & { path: string })[],
  titles: Words['overviews'] = standardWords.overviews,
): CountedPage[] {
  // Collections without an index use the index of another collection at the same address.
  const listing = rows.find(
    ([, { overview, address, shownOn }]) => overview && row.address === (shownOn ?? address),
  )
  const overview = row.overview ?? listing?.[1].overview
  const collection = overview ? namedWord(titles, overview.title) : ''
  // Entries without their own page share a page.
  const pages = new Map<string, CountedPage>()
  for (const entry of entries
    .filter(({ status }) => !isComingSoon({ status }))
    .sort(byOrder(row.name))) {
    const counted = countedIn(row, entry)
    if (counted.length === 0) continue
    const path = row.shownOn ?? entry.path
    const title = row.shownOn ? collection : textField(entry, row.name)
    const { figures = [] } = pages.get(path) ?? {}
    pages.set(path, { title, collection, path, figures: [...figures, ...counted] })
  }
  return [...pages.values()]
}

function countedIn({ schema }: Pick<CollectionRow, 'schema'>, entry: Entry): CountedFigure[] {
  const lists = entry.body.includes('"Statistics"')
    ? elementsIn(bodyOf(entry)).filter(([type]) => type === 'Statistics')
    : []
  const { data: measures = [] } = caseSchema.shape.measures.safeParse(entry.measures)
  // Ids are unique within each list of the text, as on the page.
  return [
    figuresOf(schema, entry),
    measures.map(({ what, before, after, ...origin }) => ({
      ...origin,
      ...{ label: what, shown: `${what}: ${before} → ${after}`, path: [] },
    })),
    ...lists.map(([, properties]) => figuresOf(mdxComponents.Statistics, properties)),
  ].flatMap((figures) => withMethod(entry.slug, figures))
}

function withMethod(slug: string, figures: readonly Figure[]): CountedFigure[] {
  const ids = figureIds(
    slug,
    figures.map(({ label }) => label ?? ''),
  )
  return figures.flatMap(({ shown, method, asOf, source, sourceUrl }, index) =>
    method ? [{ id: ids[index] ?? '', shown, method, asOf, source, sourceUrl }] : [],
  )
}
