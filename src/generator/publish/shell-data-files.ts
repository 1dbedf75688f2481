/**
 * Stores the results of static queries in each language, for translated pages. Gatsby runs each static query once for
 * all pages.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, CreatePagesArgs } from 'gatsby'
import type { Context } from 'react'
import { shellDataName } from '../../language/shell-data-names'
import { siteLanguages } from '../nodes/languages'

declare module 'gatsby' {
  /** Gatsby 5.16.1 exports this without a type. */
  export const StaticQueryContext: Context<Readonly<Record<string, unknown>>>
}

/** Relative to the project; gatsby-ssr.tsx reads the results here. */
export const shellDataFolder = join('.cache', 'shell-data')

/** Writes the results in all languages except the first. @throws if a query fails */
export async function writeShellData(
  args: Pick<BuildArgs, 'store' | 'graphql' | 'getNodesByType'>,
): Promise<void> {
  const folder = join(args.store.getState().program.directory, shellDataFolder)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const [, ...further] = siteLanguages(args)
  for (const { tag } of further)
    for (const [name, result] of Object.entries(await shellDataOf(args, tag)))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(result))
}

/** Returns the results in a language by file name. @throws if a query fails */
export async function shellDataOf(
  { store, graphql }: Pick<CreatePagesArgs, 'store' | 'graphql'>,
  language: string,
): Promise<Record<string, unknown>> {
  const { staticQueryComponents } = store.getState()
  const queries: { hash: string; query: string }[] = [...staticQueryComponents.values()]
  const results = queries.map(async ({ hash, query }) => {
    const { data, errors } = await graphql(query, { language })
    if (errors || !data) throw new Error(`A static query failed in ${language}: ${String(errors)}`)
    return [shellDataName(hash, language), { data }] as const
  })
  return Object.fromEntries(await Promise.all(results))
}

/** Makes Gatsby's `page-data.json` refer to the results in a language. @param language absent for an original page */
export function pageDataIn(text: string, language?: string): string {
  if (language === undefined) return text
  const data = JSON.parse(text) as { staticQueryHashes: string[] }
  const staticQueryHashes = data.staticQueryHashes.map((hash) => shellDataName(hash, language))
  return JSON.stringify({ ...data, staticQueryHashes })
}
