/** Completes the layout below the fold after the first paint. The styles that defer it are in styles/global.ts. */
import { deferredAttribute } from '../styles/first-paint'

const root = document.documentElement

export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    layOutRest()
  }).observe({ type: 'paint', buffered: true })
}

/** Lays out one section per animation frame to keep tasks short. */
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
