import { StaticQueryContext } from 'gatsby'
import { type PropsWithChildren, useContext, useEffect, useState } from 'react'
import { type ShellData, shellDataIn } from '../language/shell-data-names'

/** Gives a page in a further language the results of static queries in it, as the development server has them. */
export default function DevelopmentShellData({
  language,
  children,
}: PropsWithChildren<{ language: string }>) {
  const all = useContext(StaticQueryContext)
  const [own, setOwn] = useState<ShellData>()
  // The context changes with every edit of what static queries show.
  useEffect(() => {
    if (Object.keys(all).length > 0)
      void fetch(`/__shell-data/${language}.json`)
        .then((response) => response.json())
        .then((found: ShellData) => setOwn(shellDataIn({ ...all, ...found }, language)))
  }, [all, language])
  return own ? (
    <StaticQueryContext.Provider value={own}>{children}</StaticQueryContext.Provider>
  ) : null
}
