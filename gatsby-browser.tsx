import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from './src/hydration/adopt-styles'
import { keepFields } from './src/hydration/keep-fields'
import { keepToLatestNavigation } from './src/hydration/navigation/latest-navigation'
import { rememberedScroll } from './src/hydration/navigation/scroll-memory'
import { isTranslated, SiteBoundary } from './src/layout/SiteBoundary'
// Imported only so that webpack publishes the font files: the styles that use them are in the HTML.
import './src/styles/font-files'

export { wrapPageElement } from './src/layout/site'

const styles = adoptStyles()

/** Number of the hydration attempt that runs these scripts; each further attempt runs them again. */
const attempt = window.hydrationAttempt

/** Global styles in development. Lazy, to keep them out of production scripts: built HTML has them. */
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
 * Hydrates built pages in a transition, so that the browser can paint and handle input in between: by
 * default React hydrates the layout in one uninterrupted task.
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

/** Reports recoverable errors, except on translated pages, where React is expected to re-render. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error)
}

/** Tells the boot script that the page is hydrated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // From here on Gatsby prefetches, so the speculation rules are no longer needed.
  document.querySelector('script[type=speculationrules]')?.remove()
  keepToLatestNavigation()
  // After React's own work: a replayed click must be able to hydrate the boundary it is in.
  queueMicrotask(() => window.dispatchEvent(new Event('hydrated')))
}

/** Reports a navigation to analytics, and discards the contact draft on the thank-you page, where a form sent without script ends. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) dispatchEvent(new Event('routechange'))
  // Imported lazily: other pages need this module only inside their form.
  if (location.pathname.endsWith('/thank-you'))
    void import('./src/contact/draft').then(
      ({ forgetDraft }) => forgetDraft(),
      () => undefined,
    )
  // Checked inline, so that the bundler drops this branch from production scripts.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/development/boot')
    void import('./src/development/preview-card').then(({ showPreviewCard }) =>
      showPreviewCard(location.pathname),
    )
    void import('./src/development/content-report').then(({ lookForPage }) => lookForPage())
  }
}

/**
 * Lets Gatsby scroll only to a hash on the current page. Between pages the browser or `PageTransition` scrolls,
 * and on hydration the visitor may have scrolled already.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps?.location.pathname === routerProps.location.pathname &&
  rememberedScroll() === undefined

/**
 * Blocks Gatsby's start when the build constants (a script of their own) are missing: Gatsby awaits the
 * returned promise. In development, shows writers the result of the content check.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentReport } = await import('./src/development/content-report')
    showContentReport()
  } else if (!window.___chunkMapping) await new Promise(() => undefined)
}
