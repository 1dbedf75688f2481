import type { ReactNode } from 'react'
import { ErrorBoundary } from '../site/ErrorBoundary'

const container = document.getElementById('___gatsby')
const served = [...(container?.childNodes ?? [])]
const host = { current: container }

/** After a failure, Gatsby's router no longer handles Back and Forward. */
const loadOnBack = () => addEventListener('popstate', () => location.reload())

/** Keeps the page's HTML after an error outside all sections. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary host={host} served={served} onFailure={loadOnBack}>
      {children}
    </ErrorBoundary>
  )
}

/** Whether a browser has translated the page: Chrome adds `<font>` elements. */
export function isBrowserTranslated(): boolean {
  return document.querySelector('font') !== null
}
