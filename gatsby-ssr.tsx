import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type GatsbySSR, withPrefix } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { styleKey } from './src/hydration/adopt-styles'
import { beforePaintScript } from './src/hydration/before-paint'
import type { PageLanguageContext } from './src/language/page-language'
import { StoredShellData } from './src/language/stored-shell-data'
import { wrapPageElement as wrapInLayout } from './src/layout/site'
import { prefetchRules } from './src/policy/prefetch-rules'
import { openingEndId } from './src/styles/first-paint'
import { preloadedFonts } from './src/styles/font-faces'
import GlobalStyles from './src/styles/GlobalStyles'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = (args) => (
  <StoredShellData language={(args.props.pageContext as PageLanguageContext).language}>
    {wrapInLayout(args)}
  </StoredShellData>
)

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <>
    <GlobalStyles />
    {element}
  </>
)

/**
 * No plugins: Emotion's vendor prefixes cost a tenth of a page's bytes and only
 * serve browsers without :has(). One array, because Emotion caches its CSS by
 * array identity.
 */
const stylisPlugins: StylisPlugin[] = []

/** Resolves when the previous page's head has left react-helmet's global state. */
let renderLock: Promise<void> = Promise.resolve()
let releaseLock: () => void = () => undefined

/**
 * Renders one page at a time. Gatsby renders two in each worker, and the global
 * state of react-helmet could mix up their titles.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const previous = renderLock
  let release: () => void = () => undefined
  renderLock = new Promise((resolve) => {
    release = resolve
  })
  await previous
  releaseLock = release
  const cache = createCache({ key: styleKey, stylisPlugins })
  // One `<style>` in the head. By default Emotion inlines one per element.
  cache.compat = true
  try {
    const element = <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    const html = renderToString(element)
    if (html.includes(failedBoundaryMark)) throw await renderError(element)
    setHeadComponents([styleElement(cache)])
    replaceBodyHTMLString(withoutStyleAttributes(html))
  } catch (error) {
    release()
    throw error
  }
}

/** React's marker for a Suspense boundary that failed on the server. */
const failedBoundaryMark = '<!--$!-->'

/**
 * Returns a failed boundary's error with its component's name: Gatsby shows no
 * stack frame without source maps, and a wrong frame with them.
 */
async function renderError(element: ReactNode): Promise<Error> {
  const error = await new Promise<unknown>((resolve) => {
    renderToPipeableStream(element, { onError: resolve, onAllReady: () => resolve(undefined) })
  })
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, component = 'a component'] = /^\s+at (\w+) /m.exec(stack) ?? []
  return new Error(`${message} (in ${component})`)
}

/**
 * Removes the style attributes of Gatsby's focus wrapper and announcer, which
 * the CSP forbids. src/styles/global.ts has these styles.
 */
function withoutStyleAttributes(html: string): string {
  return html
    .replace(/(<div) style="outline:none"( tabindex="-1" id="gatsby-focus-wrapper">)/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1')
}

/** src/hydration/adopt-styles.ts reads this element. */
function styleElement({ inserted, registered, key }: EmotionCache): ReactNode {
  // Scoped styles come last to override the global styles.
  let [common, scoped] = ['', '']
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue
    if (`${key}-${name}` in registered) scoped += css
    else common += css
  }
  return <style key="styles" dangerouslySetInnerHTML={{ __html: common + scoped }} />
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" type="image/svg+xml" href={withPrefix('/favicon.svg')} />,
    <link key="touch" rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    // Must precede Gatsby's scripts, which open an event stream immediately.
    process.env.NODE_ENV === 'development' && (
      <script key="shared-streams" src="/__shared-streams.js" />
    ),
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: beforePaintScript }} />,
    <script
      key="prefetch"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: prefetchRules(withPrefix('/').replace(/\/$/, '')) }}
    />,
  ])
}

/**
 * Delays the first paint to prevent layout shifts. Browsers wait briefly for
 * fonts. With `rel=expect`, they also wait for the opening section, because its
 * centred text would move while the rest arrives.
 */
const renderBlockingElements = [
  ...preloadedFonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
  )),
  <link key="expect" rel="expect" href={`#${openingEndId}`} blocking="render" />,
]

/**
 * Replaces Gatsby's scripts with the boot script, which loads them at the first
 * interaction.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  releaseLock()
  const used = getHeadComponents().filter((element) => !isUnused(element))
  if (process.env.NODE_ENV !== 'production') return replaceHeadComponents(used)
  const postBody = getPostBodyComponents().filter((component) => !isFrameworkScript(component))
  replacePostBodyComponents(postBody)
  replaceHeadComponents([
    ...renderBlockingElements,
    ...used,
    <script key="boot" defer src={withPrefix('/boot.js')} data-page={pathname} />,
  ])
}

/**
 * Returns whether a head element is unused: the styles of `GatsbyImage`, which
 * `Picture` replaces, or the generator tag.
 */
function isUnused(element: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(element)) return false
  return element.key?.startsWith('gatsby-image-style') || element.props.name === 'generator'
}

function isFrameworkScript(component: ReactNode): boolean {
  if (!isValidElement<{ sliceId?: string }>(component)) return false
  return component.key === 'script-loader' || component.props.sliceId === '_gatsby-scripts'
}
