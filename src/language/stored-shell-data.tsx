import { StaticQueryContext } from 'gatsby'
import { type PropsWithChildren, useContext } from 'react'
import { type ShellData, shellDataName } from './shell-data-names'

// This is not an import, because Gatsby cannot track file reads and would then render all pages in
// every build. A digest in the page context triggers a render (nodes/languages.ts).
const { readFileSync } = process.getBuiltinModule('node:fs')

const known = new Map<string, unknown>()

/** Reads a translated result, which the build writes before it renders pages. */
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
