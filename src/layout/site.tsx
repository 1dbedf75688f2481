import { StaticQueryContext, type WrapPageElementBrowserArgs } from 'gatsby'
import { lazy, type ReactNode, Suspense, useContext, useMemo } from 'react'
import { previewDay } from '../content-model/visibility/preview'
import { PageLanguage, type PageLanguageContext } from '../language/page-language'
import { type ShellData, shellDataIn } from '../language/shell-data-names'
import { Layout } from './Layout'
import { PreviewBar, type PreviewContext } from './PreviewBar'

/**
 * Loads shell data, which development does not build. Lazy, to keep it out of production scripts.
 */
const DevelopmentShellData =
  process.env.NODE_ENV === 'development'
    ? lazy(() => import('../development/fetched-shell-data'))
    : null

type PageContext = PageLanguageContext & PreviewContext
type WrapArgs = Pick<WrapPageElementBrowserArgs<object, PageContext>, 'element' | 'props'>

/** Wraps every page in the layout, which stays mounted between pages. */
export const wrapPageElement = (args: WrapArgs) => <Site {...args} />

/**
 * The layout and its page, with static queries in the page's language. The page has its own
 * providers: the layout changes language before the old page leaves.
 */
function Site({ element, props: { location, pageContext: page } }: WrapArgs) {
  const all: ShellData = useContext(StaticQueryContext)
  const { language } = page
  // Gatsby adds the results for further pages to the same object.
  const names = Object.keys(all).join()
  const shellData = useMemo(
    () => shellDataIn(all, language, names.split(',')),
    [all, names, language],
  )
  const inLanguage = (content: ReactNode) => {
    const inPageLanguage = <PageLanguage value={page}>{content}</PageLanguage>
    if (DevelopmentShellData && language !== undefined)
      return (
        <Suspense>
          <DevelopmentShellData language={language}>{inPageLanguage}</DevelopmentShellData>
        </Suspense>
      )
    return <StaticQueryContext value={shellData}>{inPageLanguage}</StaticQueryContext>
  }
  return inLanguage(
    <>
      <Layout location={location}>{inLanguage(element)}</Layout>
      {previewDay && page.preview && <PreviewBar {...page.preview} />}
    </>,
  )
}
