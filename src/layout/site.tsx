import { StaticQueryContext, type WrapPageElementBrowserArgs } from 'gatsby'
import { lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import { previewDay } from '../content-model/visibility/preview'
import { PageLanguage, type PageLanguageContext } from '../language/page-language'
import { type ShellData, shellDataIn } from '../language/shell-data-names'
import { Layout } from './Layout'
import { PreviewBar, type PreviewContext } from './PreviewBar'

/** In development nothing is built in advance. Lazy, to keep it out of production scripts. */
const DevelopmentShellData =
  process.env.NODE_ENV === 'development'
    ? lazy(() => import('../development/fetched-shell-data'))
    : null

type PageContext = PageLanguageContext & PreviewContext
type WrapArgs = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>

/** Wraps every page in the layout, on the server and in the browser; it stays mounted while pages change. */
export function wrapPageElement({ element, props: { location, pageContext } }: WrapArgs) {
  return (
    <Site location={location} page={pageContext}>
      {element}
    </Site>
  )
}

interface SiteProps {
  location: WrapArgs['props']['location']
  page: PageContext
  children: ReactNode
}

/**
 * The layout with a page inside, with words and menus in the page's language for every static query. The page has its own
 * providers: while it gives way to one in another language, the layout is in that already.
 */
function Site({ location, page, children }: SiteProps) {
  const all: ShellData = useContext(StaticQueryContext)
  const { language } = page
  // Gatsby adds the results that a further page needs to the same object.
  const names = Object.keys(all).join()
  const own = useMemo(() => shellDataIn(all, language, names.split(',')), [all, names, language])
  const inLanguage = (content: ReactNode) => {
    const ofPage = <PageLanguage.Provider value={page}>{content}</PageLanguage.Provider>
    if (DevelopmentShellData && language !== undefined)
      return (
        <Suspense>
          <DevelopmentShellData language={language}>{ofPage}</DevelopmentShellData>
        </Suspense>
      )
    return <StaticQueryContext.Provider value={own}>{ofPage}</StaticQueryContext.Provider>
  }
  return inLanguage(
    <>
      <Layout location={location}>{inLanguage(children)}</Layout>
      {previewDay && page.preview && <PreviewBar {...page.preview} />}
    </>,
  )
}
