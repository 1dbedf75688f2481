/**
 * Gives pages in a further language the results of static queries in it. Gatsby runs each static query once and gives
 * the result to every page that needs it.
 *
 * Internal: Gatsby 5.16.1 loads the results that a page's data name in `staticQueryHashes` and hands them to components
 * in `StaticQueryContext`, by the hash of their query; it exports that context without a type.
 * Gain: menus, footer, form and words of a page are in its language, and no page loads those of another: 42 KB before
 * compression for each language more, on the sample.
 * When it is gone: pages in further languages show menus and words of the originals, and frame-data.test.ts fails.
 */
import type { Context } from 'react'
import { frameDataName } from '../../../language/frame-data'

declare module 'gatsby' {
  export const StaticQueryContext: Context<Readonly<Record<string, unknown>>>
}

/**
 * Returns the data of a page that names the results in a language.
 * @param text `page-data.json`, as Gatsby has written it
 */
export function pageDataIn(text: string, language: string): string {
  const data = JSON.parse(text) as { staticQueryHashes: string[] }
  const staticQueryHashes = data.staticQueryHashes.map((hash) => frameDataName(hash, language))
  return JSON.stringify({ ...data, staticQueryHashes })
}
