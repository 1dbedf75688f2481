import type { Page } from '@playwright/test'

/**
 * Returns what a visitor can notice of a page, as a text to compare, once nothing on it is being loaded. Focus
 * counts in fields only, since every control takes it when it is clicked, even one that does nothing.
 */
export async function signsOf(page: Page): Promise<string> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  return page.evaluate(() => {
    const states = 'details[open], dialog[open], [aria-expanded=true], [aria-selected=true]'
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
    const messages = [
      ...document.querySelectorAll('[role=status], [role=alert], [aria-invalid=true]'),
    ]
    return JSON.stringify({
      address: location.href,
      scroll: [Math.round(scrollX), Math.round(scrollY)],
      popovers: document.querySelectorAll(':popover-open').length,
      states: [...document.querySelectorAll(states)].map(({ outerHTML }) =>
        outerHTML.slice(0, 200),
      ),
      fields: fields.map((field) => [field.value, field.checked, field.matches(':focus')]),
      messages: messages.map(({ textContent, id }) => [id, textContent]),
      background: getComputedStyle(document.documentElement).backgroundColor,
      theme: document.documentElement.dataset.theme,
      frames: document.querySelectorAll('iframe').length,
      map: [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(({ src }) => src),
      popups: document.querySelectorAll('.leaflet-popup').length,
    })
  })
}
