/** A second language, with an accent on every vowel. A third may exist. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { standardWords } from '../../src/generator/nodes/interface-words'
import { filesBelow } from '../../src/generator/publish/files'
import { violations } from '../support/axe'
import { accented, translate } from '../support/content/translate'
import { htmlMistakes } from '../support/html-validator'
import type { SiteCopy } from '../support/site-copy'
import { hydrate, loggedErrors, visit } from '../support/visit'
import type { Built } from './builder'
import { arabic } from './right-to-left'
import { rewrite } from './small-site'

/** Also the first folder of its addresses. */
export const language = 'de'

const untranslated = /^(articles\/(?!do-you)|services\/(lamp-audit|training-week)|team\/)/

/** A translation that is older than its original. */
const stale = 'solutions/net-share'

/**
 * Translations that record no state of their original. All other translations
 * are older than their originals.
 */
const fresh = /^(solutions\/(?!net-share)|services\/s|industries\/s|pages\/s|.*\.yaml)/

/** The notice with the German name of the original's language. */
const newer = accented('The {language} version of this page is newer.').replace(
  '{language}',
  'Englisch',
)

export const ownSlug = 'haefen'

const ownPicture = 'forty-lamps-beschriftet'

export async function applySecondLanguage({ folder }: SiteCopy): Promise<void> {
  await rewrite(join(folder, 'content/settings.yaml'), (source) =>
    source.replace('languages: [en-GB]', `languages: [en-GB, ${language}]`),
  )
  const translations = translate(folder, language, (path) => !untranslated.test(path))
  await rewrite(join(folder, `content/industries/shipping.${language}.mdx`), (source) =>
    source.replace('---\n', `---\nslug: ${ownSlug}\nformerSlugs: [alte-haefen]\n`),
  )
  const figure = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  // Phones store an upright picture sideways, with this orientation.
  const turned = figure.withMetadata({ orientation: 6 }).jpeg()
  await turned.toFile(join(folder, `content/cases/${ownPicture}.jpg`))
  await rewrite(join(folder, `content/cases/forty-lamps.${language}.mdx`), (source) =>
    source.replace('<Figure ', `<Figure src="./${ownPicture}.jpg" `),
  )
  // Digests that match no original.
  const state = `translationOf:\n  words: "${'0'.repeat(12)}"\n  parts: "${'0'.repeat(6)}"\n`
  for (const path of translations.filter((one) => !fresh.test(one)))
    await rewrite(join(folder, 'content', path), (source) =>
      source.replace('---\n', `---\n${state}`),
    )
}

/** @param built returns the built site; only call it inside tests or hooks */
export function testSecondLanguage(built: () => Built): void {
  const dist = () => join(built().copy.folder, 'dist')
  const html = (file: string) => readFile(join(dist(), file), 'utf8')
  const pages = () => filesBelow(dist()).filter((file) => file.endsWith('.html'))
  const translated = () => pages().filter((file) => /^(de|ar)\//.test(file))

  test('each page declares its language and links to its translations', async () => {
    for (const file of pages()) {
      const lang = /<html[^>]* lang="([^"]+)"/.exec(await html(file))?.[1]
      expect.soft(lang, file).toBe(/^(de|ar)(?:\/|\.html)/.exec(file)?.[1] ?? 'en-GB')
    }
    for (const folder of ['', 'de/', `${arabic}/`]) {
      const head = await html(`${folder}services/stock-ledger.html`)
      expect(head).toMatch(new RegExp(`rel="canonical" href="[^"]*prefix/${folder}services/stock`))
      const alternates = head.matchAll(
        /rel="alternate" hrefLang="([^"]+)" href="[^"]*prefix\/([^"]+)"/g,
      )
      expect([...alternates].map(([, tag, path]) => `${tag} ${path}`).sort()).toEqual([
        'ar ar/services/stock-ledger',
        'de de/services/stock-ledger',
        'en-GB services/stock-ledger',
        'x-default services/stock-ledger',
      ])
    }
  })

  test('an untranslated text declares its language', async () => {
    for (const file of ['de.html', 'de/about.html'])
      expect(await html(file)).toContain('<p lang="en-GB">')
  })

  test('no page contains interface words of the other language', async () => {
    const messages = fieldSchemas(interfaceSchema).flatMap(([part]) =>
      Object.values(standardWords[part as keyof typeof standardWords]),
    )
    // Shorter messages also occur in texts; messages with values are rendered in parts.
    const long = messages.filter((words) => words.length > 14 && !/[{@$]/.test(words))
    expect(long.length).toBeGreaterThan(80)
    const found: string[] = []
    for (const file of translated()) {
      const text = wordsIn(await html(file))
      for (const words of long) if (text.includes(` ${words} `)) found.push(`${file}: ${words}`)
    }
    for (const file of pages().filter((one) => !translated().includes(one) && one !== 'de.html')) {
      const text = wordsIn(await html(file))
      for (const words of long)
        if (text.includes(` ${accented(words)} `)) found.push(`${file}: ${accented(words)}`)
    }
    expect(found).toEqual([])
  })

  test('only a page with a newer original shows a notice with a link to it', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const note = page.getByText(newer)
    await page.goto(`${built().home}/de/${stale}`)
    await expect(note).toBeVisible()
    await page.getByRole('link', { name: `${accented('Read it in')} Englisch` }).click()
    await expect(page).toHaveURL(`${built().home}/${stale}`)
    for (const other of [`/${stale}`, '/de/solutions', '/de/services/stock-ledger']) {
      await page.goto(built().home + other)
      await expect(note).toHaveCount(0)
    }
    await context.close()
  })

  test('pages are valid HTML in every translation state', async () => {
    const found: string[] = []
    let staleCount = 0
    for (const file of translated()) {
      if ((await html(file)).includes(newer)) staleCount += 1
      found.push(...(await htmlMistakes(join(dist(), file))))
    }
    expect(staleCount).toBeGreaterThan(20)
    expect(staleCount).toBeLessThan(translated().length)
    expect(found).toEqual([])
  })

  test('an inquiry names the language of its page', async ({ page }) => {
    const { home } = built()
    // Without a form key, the form opens an email.
    const form = page.locator('form[action^="mailto:"]')
    const named = encodeURIComponent(` (${accented('English')})`).replaceAll(/[()]/g, '\\$&')
    await page.goto(`${home}/de/contact`)
    await expect(form).toHaveAttribute('action', new RegExp(`${named}$`))
    await page.goto(`${home}/contact`)
    await expect(form).not.toHaveAttribute('action', /[()]/)
  })

  test('links go to pages in the same language, or name the other language', async ({ page }) => {
    const { home } = built()
    await page.goto(`${home}/de/menu`)
    const main = page.getByRole('main')
    const own = main.getByRole('link', { name: accented('Stock Ledger'), exact: true })
    await expect(own).toHaveAttribute('href', /\/de\/services\/stock-ledger$/)
    await expect(own).not.toHaveAttribute('hreflang', /.*/)
    const other = main.getByRole('link', { name: /^Training Week/ })
    await expect(other).toHaveAttribute('href', /\/services\/training-week$/)
    await expect(other).toHaveAttribute('hreflang', 'en-GB')
    await expect(other).toContainText(`(${accented('in')} Englisch)`)
    // The menu page shows lists that the next page does not query.
    await hydrate(page)
    const errors = loggedErrors(page)
    await other.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    expect(errors).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('a figure shows the picture that its translation names', async ({ page }) => {
    const { home } = built()
    const figure = page.locator('figure img')
    const source = () =>
      figure.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
    for (const [path, name] of [
      ['/de', ownPicture],
      ['', 'forty-lamps-anew'],
    ]) {
      await page.goto(`${home}${path}/portfolio/forty-lamps-anew`)
      await figure.scrollIntoViewIfNeeded()
      await expect.poll(source).toMatch(new RegExp(`/${name}\\.\\w+$`))
    }
  })

  test('a rotated phone picture is displayed upright', async () => {
    const picture = new RegExp(`<img[^>]*${ownPicture}\\.jpg[^>]* width="(\\d+)" height="(\\d+)"`)
    const [, width, height] = picture.exec(await html('de/portfolio/forty-lamps-anew.html')) ?? []
    expect(Number(width) / Number(height)).toBe(48 / 64)
  })

  test('the search finds pages in its own language', async ({ page }) => {
    const { home } = built()
    await visit(page, `${home}/de/search?q=${encodeURIComponent('Stóck Lédgér')}`)
    const result = (name: string) => page.getByRole('main').getByRole('link', { name }).first()
    await expect(result('Stóck Lédgér')).toHaveAttribute('href', /\/de\/services\/stock-ledger$/)
    await visit(page, `${home}/search?q=${encodeURIComponent('Stock Ledger')}`)
    await expect(result('Stock Ledger')).toHaveAttribute('href', /prefix\/services\/stock-ledger$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: accented('Search for “') })
      .click()
    await expect(page).toHaveURL(`${home}/de/search?q=Stock%20Ledger`)
    const index = await page.request.get(`${home}/de/search.json`)
    expect(await index.text()).not.toContain('"/services/')
  })

  test('a former translated address redirects to the page, and all outputs include the translation', async ({
    request,
  }) => {
    const { home } = built()
    const moved = await request.get(`${home}/de/industries/alte-haefen`)
    expect(moved.url()).toBe(`${home}/de/industries/${ownSlug}`)
    const sitemap = await (await request.get(`${home}/sitemap.xml`)).text()
    const entry = /<url><loc>[^<]*\/de\/industries\/haefen<\/loc>.*?<\/url>/s.exec(sitemap)?.[0]
    expect(entry).toMatch(/hreflang="en-GB" href="[^"]*\/industries\/shipping"/)
    expect(entry).toMatch(/hreflang="x-default" href="[^"]*\/industries\/shipping"/)
    const feed = await (await request.get(`${home}/de/feed.xml`)).text()
    expect(feed).toContain('xml:lang="de"')
    expect(feed.match(/<entry>/g)).toHaveLength(1)
    const text = await (await request.get(`${home}/de/services/stock-ledger.md`)).text()
    expect(text).toContain(accented('Stock Ledger'))
    const llms = await (await request.get(`${home}/llms.txt`)).text()
    expect(llms).toContain('/de/services/stock-ledger.md')
    const pdf = await request.get(`${home}/de/documents/stock-ledger.pdf`)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    const image = await request.get(`${home}/share/de/services/stock-ledger.png`)
    expect(image.headers()['content-type']).toBe('image/png')
  })
}

/** Returns visible and spoken text, with a space around each part. */
function wordsIn(page: string): string {
  const body = (page.split('</head>')[1] ?? '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<span lang="en-GB"[^>]*>.*?<\/span>/gs, ' ')
  const labels = [...body.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)]
  const texts = [body.replace(/<[^>]*>/g, '  '), ...labels.map(([, label = '']) => label)]
  return ` ${texts.join('  ').replaceAll('&#x27;', '’').replaceAll('&amp;', '&')} `
}
