import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

const container = document.getElementById('___gatsby')
const served = [...(container?.childNodes ?? [])]
const host = { current: container }

/** Around the whole site, for what fails outside all sections: the page stays as it is, without React. */
export function SiteBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary host={host} served={served} onFailure={loadOnBack}>
      {children}
    </ErrorBoundary>
  )
}

/** Nothing else answers the back button any more. */
function loadOnBack(): void {
  addEventListener('popstate', () => location.reload())
}

/** Whether a translator has put its words into the page: Chrome's stand in `<font>` elements. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null
}
