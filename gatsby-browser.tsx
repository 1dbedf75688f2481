import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { adoptStyles } from './src/hydration/adopt-styles'
import { keepToLatestNavigation } from './src/hydration/navigation/latest-navigation'
import { rememberedScroll } from './src/hydration/navigation/scroll-memory'
import { keepFields } from './src/hydration/visitor-state/keep-fields'
import { isTranslated, SiteBoundary } from './src/layout/SiteBoundary'
// Imported only so that webpack publishes the font files: the styles that use them are in the HTML.
import './src/styles/font-files'

export { wrapPageElement } from './src/layout/site'

const styles = adoptStyles()

/** Number of this hydration attempt: every retry runs these scripts again. */
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
 * Hydrates built pages in a transition, which lets the browser paint and handle input in between. By default React
 * hydrates the layout in one uninterrupted task.
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

/** Notifies the boot script that the page is hydrated. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Gatsby now prefetches, so the speculation rules are redundant.
  document.querySelector('script[type=speculationrules]')?.remove()
  keepToLatestNavigation()
  // After React's own work: a replayed click must be able to hydrate the boundary it is in.
  queueMicrotask(() => window.dispatchEvent(new Event('hydrated')))
}

/**
 * Reports navigations to analytics. On the thank-you page, discards the contact draft: without JavaScript, a sent
 * form ends there.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation) dispatchEvent(new Event('routechange'))
  // Lazy, because other pages load this module only with their form.
  if (location.pathname.endsWith('/thank-you'))
    void import('./src/contact/draft').then(
      ({ forgetDraft }) => forgetDraft(),
      () => undefined,
    )
  // Inline condition: the bundler drops this branch from production scripts.
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
 * Blocks Gatsby's start if the script with the build constants failed to load: Gatsby awaits the returned promise. In
 * development, shows writers the result of the content check.
 */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentReport } = await import('./src/development/content-report')
    showContentReport()
  } else if (!window.___chunkMapping) await new Promise(() => undefined)
}
