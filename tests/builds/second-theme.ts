/** Another theme, applied as docs/your-company.md describes. */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { filesBelow } from '../../src/generator/publish/files'
import { type ColorName, colors, schemes } from '../../src/theme/colors'
import { fontPackage } from '../../src/theme/font-package'
import { fonts } from '../../src/theme/fonts'
import secondColors from '../fixtures/second-theme/colors.json'
import { violations } from '../support/axe'
import { requiredPages } from '../support/company-pages'
import { rgb, typeface } from '../support/content/site-theme'
import { filesThatMention, type SiteCopy } from '../support/site-copy'
import type { Built } from './builder'
import { emptyPartsOf } from './html-parts'
import { rewrite } from './small-site'

/**
 * Changes colours, logo and heading font, and switches the motif off. With
 * success stories switched on, the header has no room for a wider font.
 */
export async function applySecondTheme({ folder }: SiteCopy): Promise<void> {
  await rewrite(join(folder, 'src/theme/colors.ts'), (source) =>
    Object.entries(secondColors).reduce(
      (text, [name, { light, dark }]) =>
        text.replace(
          new RegExp(`^ {2}${name}: .*`, 'm'),
          `  ${name}: { light: '${light}', dark: '${dark}' },`,
        ),
      source,
    ),
  )
  await rewrite(join(folder, 'src/theme/fonts.ts'), (source) =>
    source.replace(/(?<=^ {2}(display|text): )'.*'/gm, `'${fonts.text}'`),
  )
  await rewrite(join(folder, 'content/settings.yaml'), (source) =>
    source.replace('\nmotif: true\n', '\nmotif: false\n'),
  )
  await copyFile('tests/fixtures/second-theme/logo.svg', join(folder, 'content/logo.svg'))
}

const pages = [
  ...requiredPages,
  '/services/stock-ledger',
  '/services/sea-wallet',
  '/solutions',
  '/solutions/net-share',
  '/portfolio',
  '/offerings',
  '/no-such-page',
]

/** @param built returns the built site; only call it inside tests or hooks */
export function testSecondTheme(built: () => Built): void {
  const dist = () => join(built().copy.folder, 'dist')

  test('no colour, motif or empty element remains of the first theme', async ({ page }) => {
    const valuesOf = (palette: typeof colors | typeof secondColors) =>
      Object.values(palette).flatMap(({ light, dark }) => [light.toUpperCase(), dark.toUpperCase()])
    const common = ['#000000', '#FFFFFF', ...valuesOf(secondColors)]
    const values = valuesOf(colors).filter((value) => !common.includes(value))
    const first = new RegExp(`(${values.join('|')})\\b`, 'i')
    const mentioned = await filesThatMention(first, dist())
    expect(mentioned.filter((file) => /\.(html|css|js|svg|webmanifest|json)$/.test(file))).toEqual(
      [],
    )
    for (const file of filesBelow(dist()).filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(dist(), file), 'utf8')
      expect(html, file).not.toMatch(/stroke="var\(--(line|action|warm)\)/)
      // The map fills its empty box when it loads.
      const boxes =
        html.match(/<div(?! id="gatsby-announcer"| role="progressbar")[^>]*><\/div>/g) ?? []
      expect(boxes.length, file).toBe(/(^|\/)contact\.html$/.test(file) ? 1 : 0)
      expect(await emptyPartsOf(page, html), file).toEqual([])
    }
  })

  test('pages use the colours, fonts and logo of the second theme', async ({ page }) => {
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(`${built().home}/about`)
      for (const [name, element, property] of seen)
        await expect(page.locator(element).first(), `${name}, ${scheme}`).toHaveCSS(
          property,
          rgb(secondColors[name][scheme]),
        )
    }
    const logo = page.getByRole('banner').locator('a svg').first()
    await expect(logo.locator('path, circle')).toHaveCount(2)
    const box = await logo.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1, 1)
    const { family } = fontPackage(process.cwd(), fonts.text)
    for (const part of ['h1', 'main p'])
      await expect.poll(() => typeface(page, part)).toContain(family)
  })

  test('icons and share images show the logo in its own colours', async () => {
    const favicon = await readFile(join(dist(), 'favicon.svg'), 'utf8')
    expect(favicon).toContain(secondColors.action.light)
    expect(favicon).toContain('#C2410C')
    const place = { left: 90, top: 94, width: 1, height: 1 }
    const pixel = sharp(join(dist(), 'share/about.png')).removeAlpha().extract(place)
    const channels = await pixel.raw().toBuffer()
    // A share image's palette rounds each channel by up to 1.
    for (const [at, value] of [0xc2, 0x41, 0x0c].entries())
      expect(Math.abs((channels[at] ?? 0) - value)).toBeLessThanOrEqual(1)
  })

  for (const scheme of schemes)
    test(`one page per template is accessible in the second theme, ${scheme}`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      for (const path of pages) {
        await page.goto(built().home + path)
        expect(await violations(page), path).toEqual([])
      }
    })
}

const seen = [
  ['paper', 'html', 'background-color'],
  ['ink', 'h1', 'color'],
  ['action', 'header a > span:first-of-type', 'color'],
] as const satisfies readonly (readonly [ColorName, string, string])[]
