import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { readSite } from '../../scripts/comparison/built-site'
import { compareSites } from '../../scripts/comparison/compare-sites'
import { takeScreenshots } from '../../scripts/comparison/screenshots'

/** Compares an unchanged page, a page that is changed far down, and one that is changed out of sight. */
test(
  'of a changed page the comment shows the place, on a phone and on a desktop',
  { tag: '@full' },
  async ({ browserName: _ }, info) => {
    const [before, after, into] = ['before', 'after', 'into'].map((name) => info.outputPath(name))
    if (!before || !after || !into) throw new Error('There is no folder for the test.')
    const long = '<p>Stays as it is</p>'.repeat(200)
    const pages = {
      'index.html': ['Welcome', 'Welcome'],
      'about.html': [`${long}Deeds${long}`, `${long}Journals${long}`],
      'menu.html': ['<details><p>Shut</p></details>', '<details><p>Closed</p></details>'],
    }
    for (const [index, folder] of [before, after].entries()) {
      await mkdir(folder, { recursive: true })
      for (const [file, words] of Object.entries(pages))
        await writeFile(join(folder, file), `<!DOCTYPE html><body>${words[index]}</body>`)
    }
    const { pages: changed } = compareSites(await readSite(before), await readSite(after))
    const found = await takeScreenshots(changed, { before, after }, into)
    expect(found.map(({ path, shots }) => ({ path, shots }))).toEqual([
      {
        path: '/about',
        shots: [
          { screen: 'phone', before: '001-phone-before.webp', after: '001-phone-after.webp' },
          { screen: 'desktop', before: '001-desktop-before.webp', after: '001-desktop-after.webp' },
        ],
      },
      { path: '/menu', shots: [{ screen: 'phone' }, { screen: 'desktop' }] },
    ])
    const sizes = await Promise.all(
      (await readdir(into)).map(async (file) => {
        const { width = 0, height = 0 } = await sharp(await readFile(join(into, file))).metadata()
        return { width, isCut: height < 300 }
      }),
    )
    expect(sizes).toEqual([1280, 1280, 390, 390].map((width) => ({ width, isCut: true })))
    await rm(into, { recursive: true })
  },
)
