/**
 * Work after the first paint: layout below the fold, which is most of a long page's, and on phones the text family. The
 * styles until then are in styles/font-faces.ts and styles/global.ts.
 */
import { deferredAttribute, fontsAttribute, fontsKey, fontsMedia } from '../styles/first-paint'

declare global {
  interface WindowEventMap {
    /** Client-side navigation has just replaced the page. */
    arrive: Event
  }
}

const root = document.documentElement

/** Lays out the rest of the page and fetches fonts for the next page, after the first paint. */
export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    layOutRest()
    void fetchFonts()
  }).observe({ type: 'paint', buffered: true })
}

/**
 * Loads the fonts for the next page, whether that is a full load or a client-side navigation. The document gets them
 * with the next page: it lays out everything anew with each font that it is given, used or not.
 */
async function fetchFonts(): Promise<void> {
  if (root.hasAttribute(fontsAttribute) || matchMedia(fontsMedia).matches) return
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=font]')
  const faces = [...links].map(
    ({ href, dataset: { family = '', weight } }) =>
      new FontFace(family, `url(${href})`, { weight, display: 'swap' }),
  )
  try {
    await Promise.all(faces.map((face) => face.load()))
    const use = () => {
      for (const face of faces) document.fonts.add(face)
      root.setAttribute(fontsAttribute, 'now')
    }
    addEventListener('arrive', use, { once: true })
    root.setAttribute(fontsAttribute, 'next')
    localStorage.setItem(fontsKey, '1')
  } catch {
    // Fonts did not load, or storage is unavailable: the next page starts like a first page.
  }
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
