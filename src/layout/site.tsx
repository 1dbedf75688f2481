import { StaticQueryContext, type WrapPageElementBrowserArgs } from 'gatsby'
import { lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import type { PageLanguageContext } from '../generator/pages/page-addresses'
import { type FrameData, frameDataIn } from '../language/frame-data'
import { PageLanguage } from '../language/page-language'
import { Layout } from './Layout'

type WrapArgs = Pick<WrapPageElementBrowserArgs<object, PageLanguageContext>, 'element' | 'props'>

/** Wraps every page in the layout, on the server and in the browser; it stays mounted while pages change. */
export function wrapPageElement({
  element,
  props: { location, pageContext },
}: WrapArgs): ReactNode {
  return (
    <Site location={location} page={pageContext}>
      {element}
    </Site>
  )
}

interface SiteProps {
  location: WrapArgs['props']['location']
  page: PageLanguageContext
  children: ReactNode
}

/**
 * The layout with a page inside. The page has its language from a provider of its own: while it gives way to one in
 * another language, the layout is in that already.
 */
function Site({ location, page, children }: SiteProps) {
  const all = useContext(StaticQueryContext)
  return (
    <InLanguage page={page} all={all}>
      <Layout location={location}>
        <InLanguage page={page} all={all}>
          {children}
        </InLanguage>
      </Layout>
    </InLanguage>
  )
}

/** In development nothing is built in advance. Lazy, to keep it out of production scripts. */
const DevelopmentFrameData =
  process.env.NODE_ENV === 'development' ? lazy(() => import('../development/frame-data')) : null

interface InLanguageProps {
  page: PageLanguageContext
  /** Results of static queries in all languages, as Gatsby hands them on. */
  all: FrameData
  children: ReactNode
}

/** Gives what it holds the words and menus of a page's language, which every static query then finds. */
function InLanguage({ page, all, children }: InLanguageProps) {
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
