/**
 * What may wait until the first paint. Below the screen a long page has more to lay out than on it; and
 * on a phone the site's own fonts, twice the bytes of a page's text, would arrive together with that.
 * Pages say in CSS how they look meanwhile: see styles/font-faces.ts and styles/global.ts.
 */
import { fontsAttribute, fontsKey, fontsMedia, wholeAttribute } from '../styles/first-paint'

const root = document.documentElement

/** Lays out the rest of the page and fetches fonts for the next one, once something has been painted. */
export function finishFirstPaint(): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    layOutRest()
    void fetchFonts()
  }).observe({ type: 'paint', buffered: true })
}

/** Makes the fonts known to the next page, whether it is loaded or takes this one's place. */
async function fetchFonts(): Promise<void> {
  if (root.hasAttribute(fontsAttribute) || matchMedia(fontsMedia).matches) return
  const links = document.querySelectorAll<HTMLLinkElement>('link[as=font]')
  const faces = [...links].map(
    ({ href, dataset: { family = '', weight } }) =>
      new FontFace(family, `url(${href})`, { weight, display: 'swap' }),
  )
  try {
    await Promise.all(faces.map((face) => face.load()))
    for (const face of faces) document.fonts.add(face)
    root.setAttribute(fontsAttribute, 'next')
    localStorage.setItem(fontsKey, '1')
  } catch {
    // No font has come, or storage is closed: the next page is a first one again.
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
