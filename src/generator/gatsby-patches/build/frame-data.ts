/**
 * Without it, pages in a further language show the menus, footer, form and words of the original. Gatsby runs each
 * static query once and gives its result to every page.
 * It needs `staticQueryHashes` of `page-data.json`, and `StaticQueryContext` (Gatsby 5.16.1, exported without a type).
 */
import type { Context } from 'react'
import { frameDataName } from '../../../language/frame-data-names'

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
