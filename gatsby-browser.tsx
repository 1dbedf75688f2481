import { CacheProvider } from '@emotion/react'
import { type GatsbyBrowser, withPrefix } from 'gatsby'
import { lazy, type ReactNode, Suspense, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { keepToLatestNavigation } from './src/components/latest-navigation'
import { rememberedScroll } from './src/components/scroll-memory'
import { adoptStyles } from './src/components/styles-of-page'
import { forgetDraft } from './src/contact/draft'
// Only what the browser's scripts name is published, and the styles that need these files are in the pages.
import './src/styles/font-files'

export { wrapPageElement } from './src/components/site'

const styles = adoptStyles()

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
    {element}
  </CacheProvider>
)

/**
 * Takes built pages over in slices of time, between which the browser can paint and answer: by itself
 * React would work through the frame of the page in one go.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production'
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element))
    : undefined

/** Tells the boot script that the framework has taken the page over. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // From here on Gatsby fetches what the visitor is about to follow.
  document.querySelector('script[type=speculationrules]')?.remove()
  keepToLatestNavigation()
  // Not inside React's own work: a press that is done again must be able to wake the part it is in.
  queueMicrotask(() => window.dispatchEvent(new Event('takeover')))
}

/** A form that posted itself ends on the page of thanks: what it held is no draft any more. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  if (location.pathname === withPrefix('/thank-you')) forgetDraft()
  // Written here, so that the finished site has no part of it.
  if (process.env.NODE_ENV === 'development')
    void import('./src/components/preview-card').then(({ showPreviewCard }) =>
      showPreviewCard(location.pathname),
    )
}

/**
 * Gatsby scrolls only to a place on the page that is shown. Elsewhere the browser or `PageSwap` does,
 * and at takeover the visitor has scrolled already.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps,
}) =>
  prevRouterProps?.location.pathname === routerProps.location.pathname &&
  rememberedScroll() === undefined

/** Writers see what the check says without looking at the terminal. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = async () => {
  if (process.env.NODE_ENV === 'development') {
    const { showContentReport } = await import('./src/components/content-report')
    showContentReport()
  }
}
