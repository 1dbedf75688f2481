/**
 * What may wait until the first paint. The site's own fonts are twice the bytes of a page's text, and
 * on a phone both would arrive together; and below the screen a long page has more to lay out than on
 * it. Pages say in CSS how they look meanwhile: see styles/font-faces.ts and styles/global.ts.
 */
import { families, fontsAttribute, fontsKey, wholeAttribute } from '../styles/first-paint'

const root = document.documentElement

/** Sets the page in its own fonts and lays out the rest of it, once something has been painted. */
export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    void loadFonts().then(layOutRest)
  }).observe({ type: 'paint', buffered: true })
}

/** Both families take their places together, so that the page is set anew once. */
async function loadFonts(): Promise<void> {
  if (root.hasAttribute(fontsAttribute)) return
  const loads = families.map((name) => document.fonts.load(`1em "${name}"`))
  // A font that does not arrive has its stand-in.
  await Promise.allSettled(loads)
  root.setAttribute(fontsAttribute, '')
  try {
    localStorage.setItem(fontsKey, '1')
  } catch {
    // Storage is closed: the next page is a first one again.
  }
}

/** One section in each frame, so that nothing waits for all of them. */
function layOutRest(): void {
  if (root.hasAttribute(wholeAttribute)) return
  const sections = [...document.querySelectorAll<HTMLElement>('main section, footer')]
  const next = () => {
    const section = sections.shift()
    if (section) {
      section.style.contentVisibility = 'visible'
      requestAnimationFrame(next)
    } else root.setAttribute(wholeAttribute, '')
  }
  next()
}
