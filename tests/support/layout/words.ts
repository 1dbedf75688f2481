import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { builtPaths, htmlFile } from '../built-pages'
import { arrive, hydrate } from '../visit'
import { tooWide } from './layout-checks'
import { overlaps } from './overlaps'

/** Screen widths (CSS pixels). */
export const widths = [320, 360, 768, 1024, 1060, 1280, 1920]

/** Returns each folder's longest page, and all index and fixed pages. */
export function longestOfEachFolder(): string[] {
  const paths = builtPaths()
  const size = (path: string) => statSync(htmlFile(path)).size
  const isIndex = (path: string) => paths.some((other) => dirname(other) === path)
  const isLongest = (path: string) =>
    paths.every((other) => dirname(other) !== dirname(path) || size(other) <= size(path))
  return paths.filter((path) => dirname(path) === '/' || isIndex(path) || isLongest(path))
}

/** Returns broken words and overlapping texts, with path and width. */
export async function wordDiagnostics(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  for (const path of paths) {
    await arrive(page, path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const diagnostics = [...(await brokenWords(page)), ...(await overlaps(page, 'main, footer'))]
      found.push(...diagnostics.map((diagnostic) => `${path} at ${width} px: ${diagnostic}`))
    }
  }
  return found
}

/** Checks the header, its open menus and the mobile menu. */
export async function menuDiagnostics(
  page: Page,
  path: string,
  widths: readonly number[],
): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await hydrate(page)
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const check = async (name: string, within: string) => {
      const diagnostics = [...(await brokenWords(page, within)), ...(await overlaps(page, within))]
      found.push(
        ...[...diagnostics, ...(await tooWide(page))].map(
          (diagnostic) => `${name} at ${width} px: ${diagnostic}`,
        ),
      )
    }
    await check('header', 'header')
    for (const label of await page.locator('header [data-menu] > a:visible').all()) {
      await label.click()
      await page.locator('header [data-menu] > [aria-expanded=true]').waitFor()
      const choices = await page.locator('[data-menu] [data-choice]:visible').all()
      await check('menu', 'header')
      for (const choice of choices) {
        await choice.click()
        await check(`menu, ${await choice.textContent()}`, 'header')
      }
      await page.keyboard.press('Escape')
    }
    const hamburger = page.locator('header [aria-haspopup=dialog]:visible')
    if ((await hamburger.count()) === 0) continue
    await hamburger.click()
    const drawer = page.locator('header dialog[open]')
    // The first click loads the drawer's script.
    await drawer.waitFor()
    const goDown = async (name: string): Promise<void> => {
      await check(name, 'header dialog[open]')
      for (const level of await drawer
        .locator('[data-level]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-level')))) {
        await drawer.locator(`[data-level="${level}"]`).click()
        await goDown(`level ${level}`)
        await drawer.locator('button').first().click()
      }
    }
    await goDown('mobile menu')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  return found
}

export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate(brokenWordsIn, within)

/**
 * Returns broken words that would fit on a line. Hyphens and slashes separate
 * words. Runs in the page.
 */
export function brokenWordsIn(selector: string): string[] {
  const range = document.createRange()
  const rectsOf = () => [...range.getClientRects()].filter(({ width }) => width > 0)
  const linesOf = (rects: DOMRect[]) => new Set(rects.map(({ bottom }) => Math.round(bottom))).size
  const broken = (text: Node) => {
    const parent = text.parentElement
    range.selectNodeContents(text)
    if (!parent || linesOf(rectsOf()) < 2) return []
    if (parent.closest('.visually-hidden')) return []
    // Old browsers have no `checkVisibility`.
    if (parent.checkVisibility?.({ visibilityProperty: true }) === false) return []
    return [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}\p{M}’]+/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const rects = rectsOf()
        const length = rects.reduce((sum, { width }) => sum + width, 0)
        const fits = length < document.documentElement.clientWidth * 0.8
        return linesOf(rects) > 1 && fits
          ? [`${word} (${Math.round(length)} px) in ${parent.outerHTML.slice(0, 120)}`]
          : []
      },
    )
  }
  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(...broken(texts.currentNode))
    return found
  })
}
