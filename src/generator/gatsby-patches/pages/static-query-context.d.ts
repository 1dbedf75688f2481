/**
 * The context with the results of static queries, by the hash of their query. Gatsby 5 exports it and has no type for
 * it. Pages in further languages are given results of their own through it: src/layout/site.tsx.
 */
import type { Context } from 'react'

declare module 'gatsby' {
  export const StaticQueryContext: Context<Readonly<Record<string, unknown>>>
}
