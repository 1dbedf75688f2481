/** Screenshots of the pages that changed, before and after, cropped to the place of the change. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser, installBrowser, missingBrowser } from '../machine/browser'
import { serve } from '../serve'
import { changedRows, firstRows, type Pixels, type Rows } from './changed-rows'
import { mostChanged } from './most-changed'
import { type ChangedPage, type Screen, type Shot, screens } from './report'

/** Folders of the two built sites. */
export interface Sides {
  before: string
  after: string
}

interface Screenshot extends Pixels {
  image: Buffer
}

/**
 * Takes screenshots of changed pages.
 * @param into the folder for the pictures
 * @returns the same pages, with their pictures where they have any
 * @throws when there is no browser
 */
export async function takeScreenshots(
  pages: readonly ChangedPage[],
  { before, after }: Sides,
  into: string,
): Promise<ChangedPage[]> {
  const chosen = new Set(mostChanged(pages))
  if (chosen.size === 0) return [...pages]
  const executablePath = findBrowser() ?? installBrowser()
  if (!executablePath) throw new Error(missingBrowser)
  await mkdir(into, { recursive: true })
  const sites = {
    before: await serve({ folder: before, port: 0 }),
    after: await serve({ folder: after, port: 0 }),
  }
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const results: ChangedPage[] = []
    for (const page of pages) {
      if (!chosen.has(page)) {
        results.push(page)
        continue
      }
      const shots: Shot[] = []
      for (const screen of Object.keys(screens) as Screen[]) {
        const take = (side: keyof Sides) =>
          page.html[side] === undefined
            ? undefined
            : capture(browser, screen, sites[side].address, page.path)
        const sides = { before: await take('before'), after: await take('after') }
        const number = String(results.length + 1).padStart(3, '0')
        shots.push(await save(sides, screen, { into, name: `${number}-${screen}` }))
      }
      results.push({ ...page, shots })
    }
    return results
  } finally {
    await browser.close()
    sites.before.server.close()
    sites.after.server.close()
  }
}

/** Takes a screenshot of a page as it first appears, without motion and without other origins. */
async function capture(
  browser: Browser,
  screen: Screen,
  address: string,
  path: string,
): Promise<Screenshot> {
  const context = await browser.newContext({
    viewport: screens[screen],
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  try {
    const page = await context.newPage()
    await page.route(
      (url) => url.origin !== address,
      (route) => route.abort(),
    )
    await page.goto(address + path)
    await showPictures(page)
    const image = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
    return { image, data, height: info.height }
  } finally {
    await context.close()
  }
}

/** Loads all pictures, also those further down, which the browser would load when they come near. */
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

async function save(
  { before, after }: { before: Screenshot | undefined; after: Screenshot | undefined },
  screen: Screen,
  { into, name }: { into: string; name: string },
): Promise<Shot> {
  const shot: Shot = { screen }
  const rows = before && after && changedRows(before, after)
  if (before && after && !rows) return shot
  if (before) {
    shot.before = `${name}-before.webp`
    await cut(before, rows?.before ?? firstRows(before), join(into, shot.before))
  }
  if (after) {
    shot.after = `${name}-after.webp`
    await cut(after, rows?.after ?? firstRows(after), join(into, shot.after))
  }
  return shot
}

async function cut({ image }: Screenshot, { top, height }: Rows, file: string): Promise<void> {
  const { width = 1 } = await sharp(image).metadata()
  await sharp(image).extract({ left: 0, top, width, height }).webp({ quality: 80 }).toFile(file)
}
