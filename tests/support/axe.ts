import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { tooWide } from './layout/layout-checks'

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: axe.RunOptions = {
  // Off by default, because it is new in WCAG 2.2.
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}

/**
 * Returns axe's violations, a line per rule with an example.
 * @param within selector of the part to check
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await atRest(page)
  await clearOfHeader(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(
    async ({ within, options }) => {
      const { violations } = await window.axe.run(within, options)
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.length}), as in ${nodes[0]?.html}`,
      )
    },
    { within, options },
  )
}

/**
 * Checks a part on a narrow and a wide screen, each in another theme: colours
 * depend on the theme, and positions on the width.
 */
export async function expectAccessible(page: Page, within: string, state: string): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, within), `${state}, at ${width} px`).toEqual([])
    expect(await tooWide(page), `${state}, at ${width} px`).toEqual([])
  }
}

/** Waits for animations, because fades change colours. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    // Paused and scroll-driven animations never end.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})))
  })
}

/**
 * Scrolls targets away from the sticky header, because axe reports covered targets as too small.
 */
async function clearOfHeader(page: Page): Promise<void> {
  await page.evaluate(() => {
    const edge = document.querySelector('[data-site-header]')?.getBoundingClientRect().bottom ?? 0
    const targets = [
      ...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)'),
    ]
    for (let last = -1; last !== scrollY && scrollY > 0; ) {
      last = scrollY
      const tops = targets
        .map((target) => target.getBoundingClientRect())
        .filter(({ top, bottom }) => top < edge && bottom > 0)
        .map(({ top }) => top)
      if (tops.length > 0)
        scrollBy({ top: Math.floor(Math.min(...tops) - edge), behavior: 'instant' })
    }
  })
}
