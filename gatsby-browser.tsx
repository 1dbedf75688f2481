import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from './src/hydration/adopt-styles'
import { keepToLatestNavigation } from './src/hydration/navigation/latest-navigation'
import { rememberedScroll } from './src/hydration/navigation/scroll-memory'
import { keepFields } from './src/hydration/visitor-state/keep-fields'
import { isBrowserTranslated, SiteBoundary } from './src/layout/SiteBoundary'
// Makes webpack publish the font files. Only the HTML refers to them.
import './src/styles/font-files'

export { wrapPageElement } from './src/layout/site'

const styles = adoptStyles()

/** Number of this hydration attempt. Each retry runs these scripts again. */
const attempt = window.hydrationAttempt

/** Lazy: production scripts do not need the global styles, because the HTML has them. */
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
 * Hydrates in a transition, to let the browser paint and handle input in
 * between. By default React hydrates the layout in one task.
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

/** Browser translators change the HTML, so React re-renders translated pages. */
function onRecoverableError(error: unknown): void {
  if (!isBrowserTranslated()) reportError(error)
}

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby now prefetches, so the speculation rules are redundant.
  document.querySelector('script[type=speculationrules]')?.remove()
  keepToLatestNavigation()
  // After React's own work, so that a replayed click can hydrate its boundary.
  queueMicrotask(() => window.dispatchEvent(new Event('hydrated')))
}

/**
 * Reports navigations to analytics. Discards the contact draft on the thank-you
 * page, where a form sent without JavaScript ends.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) dispatchEvent(new Event('routechange'))
  // Lazy: other pages load this module only with their form.
  if (location.pathname.endsWith('/thank-you'))
    void import('./src/contact/draft').then(
      ({ discardDraft }) => discardDraft(),
      () => undefined,
    )
  // Inline, so that the bundler drops this branch from production scripts.
  if (process.env.NODE_ENV === 'development') {
    void import('./src/development/boot')
    void import('./src/development/preview-card').then(({ showPreviewCard }) =>
      showPreviewCard(location.pathname),
    )
    void import('./src/development/content-report').then(({ lookForPage }) => lookForPage())
  }
}

/**
 * Lets Gatsby scroll only to a hash on the current page. `PageTransition`
 * scrolls new pages, and on hydration the visitor may have scrolled already.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps?.location.pathname === routerProps.location.pathname &&
  rememberedScroll() === undefined

/**
 * Blocks Gatsby, which awaits this promise, if the script with the build
 * constants failed to load. In development, shows the content report.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentReport } = await import('./src/development/content-report')
    showContentReport()
  } else if (!window.___chunkMapping) await new Promise(() => undefined)
}
