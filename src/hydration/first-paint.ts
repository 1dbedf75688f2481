/**
 * Work after the first paint: layout below the fold, which is most of a long page's. The styles until then are in
 * styles/global.ts.
 */
import { deferredAttribute } from '../styles/first-paint'

const root = document.documentElement

/** Lays out the rest of the page after the first paint. */
export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    layOutRest()
  }).observe({ type: 'paint', buffered: true })
}

/** Lays out the remaining sections, one in each animation frame, to keep tasks short. */
function layOutRest(): void {
  if (!root.hasAttribute(deferredAttribute)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main section, footer')]
  const next = () => {
    const section = sections.shift()
    if (section) {
      section.style.contentVisibility = 'visible'
      requestAnimationFrame(next)
    } else root.removeAttribute(deferredAttribute)
  }
  next()
}
