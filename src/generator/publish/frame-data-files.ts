/**
 * The results of static queries in further languages. Gatsby runs each static query once and gives it to every page;
 * pages in a further language are given these in its place.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, CreatePagesArgs, NodePluginArgs } from 'gatsby'
import { frameDataName } from '../../language/frame-data-names'
import { pageDataIn } from '../gatsby-patches/build/frame-data'
import { siteLanguages } from '../nodes/languages'
import type { Nodes } from '../nodes/typed-nodes'
import { writeChanged } from './files'
import type { Publication } from './publish'

/** A static query, as Gatsby's state has it. */
interface StaticQuery {
  hash: string
  query: string
}

type State = Pick<NodePluginArgs, 'store'>

/** The folder of the results, from the project's folder; gatsby-ssr.tsx reads them from there. */
const folder = join('.cache', 'frame-data')

function staticQueries({ store }: State): StaticQuery[] {
  const { staticQueryComponents }: { staticQueryComponents: Map<string, StaticQuery> } =
    store.getState()
  return [...staticQueryComponents.values()]
}

/**
 * Runs the static queries in each further language, and writes their results.
 * @throws when one of them fails
 */
export async function writeFrameData(
  args: Pick<BuildArgs, 'store' | 'graphql' | 'getNodesByType'>,
): Promise<void> {
  const root: string = args.store.getState().program.directory
  const [, ...further] = siteLanguages(args)
  for (const { tag } of further)
    for (const { hash, query } of staticQueries(args)) {
      const { data, errors } = await args.graphql<object>(query, { language: tag })
      if (errors || !data) throw new Error(`A query failed in ${tag}. ${String(errors)}`)
      const file = join(root, folder, `${frameDataName(hash, tag)}.json`)
      writeChanged(file, JSON.stringify({ data }))
    }
}

/** Returns the results in a language for the development server, by the hash of their query. */
export async function frameDataOf(
  { store, graphql }: Pick<CreatePagesArgs, 'store' | 'graphql'>,
  language: string,
): Promise<Record<string, unknown>> {
  const results = staticQueries({ store }).map(async ({ hash, query }) => {
    const { data } = await graphql(query, { language })
    return [frameDataName(hash, language), { data }] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

/** Returns the files with the results, ready to publish. */
export function frameDataPublications(
  { store, getNodesByType }: State & Nodes,
  root: string,
): Publication[] {
  const [, ...further] = siteLanguages({ getNodesByType })
  return further.flatMap(({ tag }) =>
    staticQueries({ store }).map(({ hash }) => {
      const name = `${frameDataName(hash, tag)}.json`
      return { source: join(root, folder, name), target: `page-data/sq/d/${name}` }
    }),
  )
}

/**
 * Returns the file with the data of a page, which names the results of static queries that the page needs: for a page
 * in a further language a copy that names those in it.
 * @param source the page's data as Gatsby has written them
 * @param target path in `dist/`
 */
export function pageDataFile(
  root: string,
  source: string,
  target: string,
  language: string | undefined,
): string {
  if (language === undefined || !existsSync(source)) return source
  const file = join(root, folder, target)
  writeChanged(file, pageDataIn(readFileSync(source, 'utf8'), language))
  return file
}
