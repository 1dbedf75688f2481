import type { ReactNode } from 'react'
import { ErrorBoundary } from '../site/ErrorBoundary'

const container = document.getElementById('___gatsby')
const served = [...(container?.childNodes ?? [])]
const host = { current: container }

/** Reloads on history navigation, which nothing else handles after a failure. */
const loadOnBack = () => addEventListener('popstate', () => location.reload())

/** Error boundary around the whole site: after an error outside all sections the page stays without React. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary host={host} served={served} onFailure={loadOnBack}>
      {children}
    </ErrorBoundary>
  )
}

/** Whether a translator has changed the page: Chrome's wraps its texts in `<font>` elements. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null
}
