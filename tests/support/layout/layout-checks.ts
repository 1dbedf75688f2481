import type { Page } from '@playwright/test'

/** The last two are 1280 by 1024 px at zooms of 200 and 400 percent. */
export const screens = {
  'a wide screen': { width: 1440, height: 900 },
  'a tablet': { width: 768, height: 1024 },
  'a small phone': { width: 320, height: 640 },
  'a zoom of 200 %': { width: 640, height: 512 },
  'a zoom of 400 %': { width: 320, height: 256 },
}

/** Sets the text spacing of WCAG 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate((styles) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }, textSpacing)
}

const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** Returns the innermost elements that make the page scroll sideways or extend past the screen. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const across = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    const isMirrored = document.dir === 'rtl'
    const sticksOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      const isOut = isMirrored ? left < -1 : right > clientWidth + 1
      return isOut && element.checkVisibility({ visibilityProperty: true })
    }
    const isContained = (element: Element): boolean => {
      const { parentElement: parent } = element
      if (!parent || parent === document.body) return false
      // The parent scrolls or clips; cutOff checks clipped text.
      return getComputedStyle(parent).overflowX !== 'visible' || isContained(parent)
    }
    const wide = [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.matches(':not(svg, svg *, .visually-hidden, [aria-hidden] *)'))
      .filter(sticksOut)
      .filter((element) => ![...element.children].some(sticksOut))
      .filter((element) => !isContained(element))
    return [...across, ...wide.map((element) => element.outerHTML.slice(0, 120))]
  })
}

/** Returns elements that cut off text, except breadcrumbs and search results. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (clip: Element) => {
      const box = clip.getBoundingClientRect()
      const words = document.createTreeWalker(clip, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(words.currentNode)
        const { left, right, top, bottom, width } = range.getBoundingClientRect()
        const isOutside =
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 1 ||
          bottom > box.bottom + 1
        const isShown = words.currentNode.parentElement?.closest('.visually-hidden') === null
        if (width > 0 && isOutside && isShown && words.currentNode.textContent?.trim()) return true
      }
      return false
    }
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowX))
      .filter((element) => !element.closest('.visually-hidden, svg, nav li:has(> [aria-current])'))
      .filter((element) => getComputedStyle(element).webkitLineClamp === 'none')
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 160))
  })
}

/** Returns targets under 44 px (WCAG 2.5.5), except links in sentences. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' && element.closest('p, li, td, dd, small')
    return [...document.querySelectorAll('a, button, summary, select, input, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.visually-hidden, [aria-hidden=true]'))
      .filter((element) => !isInSentence(element))
      .map((element) => {
        // A label is part of its field's target. A link may cover its card, and
        // a mark the area around it.
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
        const after = getComputedStyle(element, '::after')
        const isStretched = after.position === 'absolute'
        const isOwnFrame = getComputedStyle(element).position !== 'static'
        const card = isStretched && !isOwnFrame ? element.closest('li, article') : null
        const boxes = [element, label, card].flatMap((part) => part?.getBoundingClientRect() ?? [])
        const area = isStretched && isOwnFrame ? after : { width: '0', height: '0' }
        const box = {
          width: Math.max(Number.parseFloat(area.width) || 0, ...boxes.map(({ width }) => width)),
          height: Math.max(
            Number.parseFloat(area.height) || 0,
            ...boxes.map(({ height }) => height),
          ),
        }
        return { element, box }
      })
      .filter(({ box }) => box.width > 0 && (box.height < 43.9 || box.width < 43.9))
      .map(({ element, box }) => {
        const size = `${Math.round(box.width)}x${Math.round(box.height)}`
        return `${size} ${element.outerHTML.slice(0, 60)} ${element.textContent}`
      })
  })
}
