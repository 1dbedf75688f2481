import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type GatsbySSR, withPrefix } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { beforePaintScript } from './src/hydration/before-paint'
import { FragmentCache } from './src/hydration/cached-fragments'
import { CachedFragments } from './src/hydration/HydrationBoundary'
import { footerId } from './src/layout/Footer'
import { prefetchRules } from './src/policy/prefetch-rules'
import { fontsMedia } from './src/styles/first-paint'
import { preloadedFonts } from './src/styles/font-faces'
import GlobalStyles from './src/styles/GlobalStyles'

export { wrapPageElement } from './src/layout/site'

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element }) => (
  <>
    <GlobalStyles />
    {element}
  </>
)

/**
 * None of Emotion's prefixes, for browsers that have no :has() either: a tenth of a page's bytes. One
 * list for all pages: Emotion keeps the CSS that it has made for as long as the list is the same one.
 */
const stylisPlugins: StylisPlugin[] = []

/** Resolves when the page being rendered has left react-helmet's hands. */
let turn: Promise<void> = Promise.resolve()
let endTurn: () => void = () => undefined

/**
 * Renders pages one after another: Gatsby renders two at a time in each worker, and react-helmet
 * keeps what it collects in one place, so that titles could end up on the other page.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const before = turn
  let done: () => void = () => undefined
  turn = new Promise((resolve) => {
    done = resolve
  })
  await before
  endTurn = done
  const cache = createCache({ key: 'css', stylisPlugins })
  // Styles go to one element in the head instead of beside every element that they style.
  cache.compat = true
  try {
    const parts = new FragmentCache(cache)
    const element = (
      <CacheProvider value={cache}>
        <CachedFragments value={parts.place}>{bodyComponent}</CachedFragments>
      </CacheProvider>
    )
    const html = renderToString(element)
    if (html.includes(failedPart)) throw await renderError(element)
    setHeadComponents([styleElement(cache)])
    replaceBodyHTMLString(withoutStyleAttributes(parts.complete(html)))
  } catch (error) {
    done()
    throw error
  }
}

/** Where a part of a page has failed, React writes this, and leaves the part to the browser. */
const failedPart = '<!--$!-->'

/**
 * What a part failed with, and in which component: of the places in its stack, Gatsby shows none
 * without source maps, and with them those of another file.
 */
async function renderError(element: ReactNode): Promise<Error> {
  const error = await new Promise<unknown>((found) => {
    renderToPipeableStream(element, { onError: found, onAllReady: () => found(undefined) })
  })
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, component = 'a component'] = /^\s+at (\w+) /m.exec(stack) ?? []
  return new Error(`${message} (in ${component})`)
}

/**
 * Gatsby styles two elements of its own in attributes, which the site's policy forbids; global.ts has
 * their styles. No element of ours has any.
 */
function withoutStyleAttributes(html: string): string {
  return html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', (wrapper) =>
      wrapper.replace(/ style="[^"]*"/, ''),
    )
    .replace(/<div id="gatsby-announcer" style="[^"]*"/, '<div id="gatsby-announcer"')
}

/** The global styles and those of the page in one element, which the browser adopts. */
function styleElement({ inserted, registered, key }: EmotionCache): ReactNode {
  // What an element asks for itself counts for more than what all pages have.
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
    <link key="feed" rel="alternate" type="application/atom+xml" href={withPrefix('/feed.xml')} />,
    // Before the framework's scripts, which open a stream at once.
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
 * Makes the first paint the one that stays. Browsers wait a moment for fonts that are preloaded, and
 * those that know `expect` until the content is there up to the footer: text that is centred, or has a picture
 * before it, would move as more of the page arrives.
 */
const whatPaintingWaitsFor = [
  ...preloadedFonts.map((font) => (
    <link
      key={font.href}
      rel="preload"
      as="font"
      type="font/woff2"
      media={fontsMedia}
      crossOrigin=""
      {...font}
    />
  )),
  <link key="expect" rel="expect" href={`#${footerId}`} blocking="render" />,
]

/**
 * Replaces the framework's scripts by one that loads them when the visitor shows intent. Gatsby emits
 * them as a slice after the page's own script, which names the page; both are known by their keys.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
  getHeadComponents,
  replaceHeadComponents,
}) => {
  endTurn()
  replaceHeadComponents(getHeadComponents().filter((element) => !isNeedless(element)))
  if (process.env.NODE_ENV !== 'production') return
  const postBody = getPostBodyComponents().filter((component) => !isFrameworkScript(component))
  replacePostBodyComponents(postBody)
  replaceHeadComponents([
    ...whatPaintingWaitsFor,
    ...getHeadComponents(),
    <script key="boot" defer src={withPrefix('/boot.js')} data-page={pathname} />,
  ])
}

/** What only `GatsbyImage` needs, which no page uses (see `Picture`), and the framework's name. */
function isNeedless(element: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(element)) return false
  return element.key?.startsWith('gatsby-image-style') || element.props.name === 'generator'
}

function isFrameworkScript(component: ReactNode): boolean {
  if (!isValidElement<{ sliceId?: string }>(component)) return false
  return component.key === 'script-loader' || component.props.sliceId === '_gatsby-scripts'
}
