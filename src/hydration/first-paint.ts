import { deferredAttribute } from '../styles/first-paint'

const root = document.documentElement

/** Completes the layout that styles/global.ts defers until the first paint. */
export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    layOutRest()
  }).observe({ type: 'paint', buffered: true })
}

/** Lays out one section per frame to keep tasks short. */
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
