import { StaticQueryContext } from 'gatsby'
import { type PropsWithChildren, useContext, useEffect, useState } from 'react'
import { type ShellData, shellDataIn } from '../language/shell-data-names'

/** Loads static query results in the page's language. */
export default function DevelopmentShellData({
  language,
  children,
}: PropsWithChildren<{ language: string }>) {
  const all = useContext(StaticQueryContext)
  const [own, setOwn] = useState<ShellData>()
  // The context changes whenever static query results change.
  useEffect(() => {
    if (Object.keys(all).length > 0)
      void fetch(`/__shell-data/${language}.json`)
        .then((response) => response.json())
        .then((found: ShellData) => setOwn(shellDataIn({ ...all, ...found }, language)))
  }, [all, language])
  return own ? <StaticQueryContext value={own}>{children}</StaticQueryContext> : null
}
