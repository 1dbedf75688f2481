import type { Page } from '@playwright/test'

/**
 * Returns empty elements, and sections with only a heading. Needs a blank tab,
 * because the site's CSP forbids parsing HTML.
 */
export async function emptyPartsOf(page: Page, source: string): Promise<string[]> {
  return page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    for (const element of body.querySelectorAll('script, style')) element.remove()
    const wordsOf = (element: Element) => (element.textContent ?? '').trim()
    const isEmpty = (element: Element) =>
      wordsOf(element) === '' && !element.querySelector('img, svg, input, iframe')
    const parts =
      'h1, h2, h3, h4, ul, ol, li, dl, dt, dd, p:not([role=status]), nav, section, aside, article, figure, fieldset, table, tbody, details'
    const empty = [...body.querySelectorAll(parts)].filter(isEmpty)
    const alone = [...body.querySelectorAll('section, nav, aside, details')].filter((part) => {
      const heading = part.querySelector('h2, h3, summary')
      return heading && wordsOf(heading) === wordsOf(part)
    })
    return [...empty, ...alone].map(({ outerHTML }) => outerHTML.slice(0, 200))
  }, source)
}
