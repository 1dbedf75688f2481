import { CacheProvider } from '@emotion/react'
import { type GatsbyBrowser, withPrefix } from 'gatsby'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from './src/hydration/adopt-styles'
import { keepFields } from './src/hydration/keep-fields'
import { keepToLatestNavigation } from './src/hydration/latest-navigation'
import { rememberedScroll } from './src/hydration/scroll-memory'
import { isTranslated, SiteBoundary } from './src/layout/SiteBoundary'
// Only what the browser's scripts name is published, and the styles that need these files are in the pages.
import './src/styles/font-files'

export { wrapPageElement } from './src/layout/site'

const styles = adoptStyles()

/** The boot script's attempt that runs these scripts; a later one runs them afresh. */
const attempt = window.hydrationAttempt

/** Fetched here, so that the finished site, whose pages bring them, has no part of it. */
const DevelopmentStyles =
  process.env.NODE_ENV === 'development' ? lazy(() => import('./src/styles/GlobalStyles')) : null

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={styles}>
    {DevelopmentStyles && (
      <Suspense>
        <DevelopmentStyles />
      </Suspense>
    )}
    <SiteBoundary>{element}</SiteBoundary>
  </CacheProvider>
)

/**
 * Hydrates built pages in steps, between which the browser can paint and answer: by itself React would
 * work through the frame of the page in one go.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) => {
        const isLatest = dispatchEvent(
          new CustomEvent('hydrate', { detail: attempt, cancelable: true }),
        )
        if (!isLatest) return
        keepFields(container)
        startTransition(() => void hydrateRoot(container, element, { onRecoverableError }))
      }
    : undefined

/** React renders anew what a translator has changed before hydration; there is nothing to report. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error)
}

/** Tells the boot script that the page is hydrated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // From here on Gatsby fetches what the visitor is about to follow.
  document.querySelector('script[type=speculationrules]')?.remove()
  keepToLatestNavigation()
  // Not inside React's own work: a press that is replayed must be able to wake the part it is in.
  queueMicrotask(() => window.dispatchEvent(new Event('hydrated')))
}

/** A form that posted itself ends on the page of thanks: what it held is no draft any more. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  // Fetched here: no other page needs it outside its form.
  if (location.pathname === withPrefix('/thank-you'))
    void import('./src/contact/draft').then(
      ({ confirmDraft }) => confirmDraft(),
      () => undefined,
    )
  // Written here, so that the finished site has no part of it.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/development/preview-card').then(({ showPreviewCard }) =>
      showPreviewCard(location.pathname),
    )
    void import('./src/development/content-report').then(({ lookForPage }) => lookForPage())
  }
}

/**
 * Gatsby scrolls only to a place on the page that is shown. Elsewhere the browser or `PageSwap` does,
 * and when the page is hydrated the visitor has scrolled already.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps?.location.pathname === routerProps.location.pathname &&
  rememberedScroll() === undefined

/**
 * Keeps scripts from running without what the build tells them, which comes as a script of its own:
 * Gatsby waits for what this returns. In development, writers see what the check says.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentReport } = await import('./src/development/content-report')
    showContentReport()
  } else if (!window.___chunkMapping) await new Promise(() => undefined)
}
