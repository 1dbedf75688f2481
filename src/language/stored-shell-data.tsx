import { StaticQueryContext } from 'gatsby'
import { type PropsWithChildren, useContext } from 'react'
import { type ShellData, shellDataName } from './shell-data-names'

// Not imported: Gatsby would render all pages again in every build, since it cannot know what has been read. The
// digest of these results in the context of each page says when it is to be rendered (nodes/languages.ts).
const { readFileSync } = process.getBuiltinModule('node:fs')

const known = new Map<string, unknown>()

/** Returns the result of a static query in a further language, which the build has written before its pages. */
function storedResult(name: string): unknown {
  const result: unknown =
    known.get(name) ?? JSON.parse(readFileSync(`.cache/shell-data/${name}.json`, 'utf8'))
  known.set(name, result)
  return result
}

/** Adds the results of static queries in the language of a page that the build renders. */
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
