import type { ReactNode } from 'react'
import { ErrorBoundary } from '../site/ErrorBoundary'

const container = document.getElementById('___gatsby')
const served = [...(container?.childNodes ?? [])]
const host = { current: container }

/** Reloads on Back and Forward: after a failure, Gatsby's router no longer handles them. */
const loadOnBack = () => addEventListener('popstate', () => location.reload())

/**
 * Error boundary around the site. After an error outside all sections, the page keeps its HTML and works without React.
 */
export function SiteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary host={host} served={served} onFailure={loadOnBack}>
      {children}
    </ErrorBoundary>
  )
}

/** Whether a browser translator has changed the page: Chrome's wraps text in `<font>` elements. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null
}
