import { StaticQueryContext } from 'gatsby'
import { type PropsWithChildren, useContext } from 'react'
import { type ShellData, shellDataName } from './shell-data-names'

// An import would make Gatsby render all pages in every build, because it cannot track file reads. The digest
// of these results in the page context triggers a render (nodes/languages.ts).
const { readFileSync } = process.getBuiltinModule('node:fs')

const known = new Map<string, unknown>()

/** Returns a static query's result in another language, which the build writes before it renders pages. */
function storedResult(name: string): unknown {
  const result: unknown =
    known.get(name) ?? JSON.parse(readFileSync(`.cache/shell-data/${name}.json`, 'utf8'))
  known.set(name, result)
  return result
}

/** Adds static query results in the language of the rendered page. */
export function StoredShellData({
  language,
  children,
}: PropsWithChildren<{ language: string | undefined }>) {
  const all: ShellData = useContext(StaticQueryContext)
  if (language === undefined) return children
  const names = Object.keys(all).map((hash) => shellDataName(hash, language))
  const stored = Object.fromEntries(names.map((name) => [name, storedResult(name)]))
  return (
    <StaticQueryContext.Provider value={{ ...all, ...stored }}>
      {children}
    </StaticQueryContext.Provider>
  )
}
