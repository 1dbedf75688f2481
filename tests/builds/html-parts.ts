/**
 * Parses HTML in the browser without running scripts. Needs a blank tab: the
 * site's CSP forbids parsing HTML.
 */
import type { Page } from '@playwright/test'

/** Returns empty elements, and sections with only a heading. */
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

/** Returns internal links, and the ids that links can target. */
export async function linksOf(
  page: Page,
  source: string,
): Promise<{ links: string[]; ids: string[] }> {
  return page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    return {
      links: [...body.querySelectorAll('a[href]')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((target) => /^[/#]/.test(target)),
      ids: [...body.querySelectorAll('[id]')].map(({ id }) => id),
    }
  }, source)
}
