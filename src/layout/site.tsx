import { StaticQueryContext, type WrapPageElementBrowserArgs } from 'gatsby'
import { lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import type { PageLanguageContext } from '../generator/pages/page-addresses'
import { frameDataIn } from '../language/frame-data'
import { PageLanguage } from '../language/page-language'
import { Layout } from './Layout'

/** Wraps every page in the layout, on the server and in the browser; it stays mounted while pages change. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: Pick<WrapPageElementBrowserArgs<object, PageLanguageContext>, 'element' | 'props'>): ReactNode {
  return (
    <InLanguage page={pageContext}>
      <Layout location={location}>{element}</Layout>
    </InLanguage>
  )
}

/** In development nothing is built in advance. Lazy, to keep it out of production scripts. */
const DevelopmentFrameData =
  process.env.NODE_ENV === 'development' ? lazy(() => import('../development/frame-data')) : null

/** Gives a page the words and menus of its language, which every static query then finds. */
function InLanguage({ page, children }: { page: PageLanguageContext; children: ReactNode }) {
  const all = useContext(StaticQueryContext)
  const { language } = page
  // Gatsby adds the results that a further page needs to the same object.
  const names = Object.keys(all).join()
  const own = useMemo(() => frameDataIn(all, language, names.split(',')), [all, names, language])
  const inLanguage = <PageLanguage.Provider value={page}>{children}</PageLanguage.Provider>
  if (DevelopmentFrameData && language !== undefined)
    return (
      <Suspense>
        <DevelopmentFrameData language={language}>{inLanguage}</DevelopmentFrameData>
      </Suspense>
    )
  return <StaticQueryContext.Provider value={own}>{inLanguage}</StaticQueryContext.Provider>
}
