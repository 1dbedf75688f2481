/**
 * A second language for a copy of the site, in which every vowel has an accent, and tests of its pages. A third may be
 * there.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import { interfaceSchema } from '../../src/content-model/collections/interface-words/interface'
import { standardWords } from '../../src/generator/nodes/interface-words'
import { filesBelow } from '../../src/generator/publish/files'
import { violations } from '../support/axe'
import { htmlMistakes } from '../support/html-validator'
import type { SiteCopy } from '../support/site-copy'
import { accented, translate } from '../support/translate'
import { hydrate, visit } from '../support/visit'
import { arabic } from './right-to-left'
import { rewrite } from './small-site'

/** The tag of the language, which is also the folder of its addresses. */
export const language = 'de'

/** What is left in the language of the originals. */
const untranslated = /^(articles\/(?!do-you)|services\/(lamp-audit|training-week)|team\/)/

/** A page whose original has changed since it was translated. */
const stale = 'solutions/net-share'

/** Translations that nobody has compared with their originals; the originals of the others have changed since. */
const fresh = /^(solutions\/(?!net-share)|services\/s|industries\/s|pages\/s|.*\.yaml)/

/** What that page says of its original, whose language has its German name. */
const newer = accented('The {language} version of this page is newer.').replace(
  '{language}',
  'Englisch',
)

/** The page whose address has words of the language. */
export const ownSlug = 'haefen'

/** The picture with words of the language that a case shows in place of its original's. */
const ownPicture = 'forty-lamps-beschriftet'

/** Adds the language to the settings of a copy, with translations of all but a few files. */
export async function applySecondLanguage({ folder }: SiteCopy): Promise<void> {
  await rewrite(join(folder, 'content/settings.yaml'), (source) =>
    source.replace('languages: [en-GB]', `languages: [en-GB, ${language}]`),
  )
  const translations = translate(folder, language, (path) => !untranslated.test(path))
  await rewrite(join(folder, `content/industries/shipping.${language}.mdx`), (source) =>
    source.replace('---\n', `---\nslug: ${ownSlug}\nformerSlugs: [alte-haefen]\n`),
  )
  const figure = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
  // As a phone stores a picture that was taken upright.
  const turned = figure.withMetadata({ orientation: 6 }).jpeg()
  await turned.toFile(join(folder, `content/cases/${ownPicture}.jpg`))
  await rewrite(join(folder, `content/cases/forty-lamps.${language}.mdx`), (source) =>
    source.replace('<Figure ', `<Figure src="./${ownPicture}.jpg" `),
  )
  // Digests of other words than their originals have.
  const state = `translationOf:\n  words: "${'0'.repeat(12)}"\n  parts: "${'0'.repeat(6)}"\n`
  for (const path of translations.filter((one) => !fresh.test(one)))
    await rewrite(join(folder, 'content', path), (source) =>
      source.replace('---\n', `---\n${state}`),
    )
}

export interface Built {
  copy: SiteCopy
  /** Address of the home page, without a slash at the end. */
  home: string
  prefix: string
}

/** Tests of a copy in two languages; `built` is there once they run. */
export function testSecondLanguage(built: () => Built): void {
  const dist = () => join(built().copy.folder, 'dist')
  const html = (file: string) => readFile(join(dist(), file), 'utf8')
  const pages = () => filesBelow(dist()).filter((file) => file.endsWith('.html'))
  const translated = () => pages().filter((file) => /^(de|ar)\//.test(file))

  test('each page says its language, and one in several names all of them', async () => {
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

  test('no page says a word of the interface in the other language', async () => {
    const messages = fieldSchemas(interfaceSchema).flatMap(([part]) =>
      Object.values(standardWords[part as keyof typeof standardWords]),
    )
    // Shorter ones are words of the texts too, and those with values stand in parts.
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

  test('a page whose original is newer says so and leads there, and no other page does', async ({
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

  test('pages are valid HTML in every state of their translation', async () => {
    const found: string[] = []
    let told = 0
    for (const file of translated()) {
      if ((await html(file)).includes(newer)) told += 1
      found.push(...(await htmlMistakes(join(dist(), file))))
    }
    expect(told).toBeGreaterThan(20)
    expect(told).toBeLessThan(translated().length)
    expect(found).toEqual([])
  })

  test('an inquiry names the language of the page it comes from', async ({ page }) => {
    const { home } = built()
    // Without a key for a form service, as here, the form opens an email.
    const form = page.locator('form[action^="mailto:"]')
    const named = encodeURIComponent(` (${accented('English')})`).replaceAll(/[()]/g, '\\$&')
    await page.goto(`${home}/de/contact`)
    await expect(form).toHaveAttribute('action', new RegExp(`${named}$`))
    await page.goto(`${home}/contact`)
    await expect(form).not.toHaveAttribute('action', /[()]/)
  })

  test('links lead to pages in the language, and say where a page is in the other one', async ({
    page,
  }) => {
    const { home } = built()
    await page.goto(`${home}/de/menu`)
    const main = page.getByRole('main')
    const own = main.getByRole('link', { name: accented('Stock Ledger'), exact: true })
    await expect(own).toHaveAttribute('href', /\/de\/services\/stock-ledger$/)
    await expect(own).not.toHaveAttribute('hreflang', /.*/)
    const other = main.getByRole('link', { name: /^Lamp Audit/ })
    await expect(other).toHaveAttribute('href', /\/services\/lamp-audit$/)
    await expect(other).toHaveAttribute('hreflang', 'en-GB')
    await expect(other).toContainText(`(${accented('in')} Englisch)`)
    // The menu shows lists that the next page does not ask for.
    await hydrate(page)
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await other.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
    expect(errors).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('a figure has its own picture where its translation names one', async ({ page }) => {
    const { home } = built()
    const figure = page.locator('figure img')
    const source = () =>
      figure.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
    for (const [path, name] of [
      ['/de', ownPicture],
      ['', 'forty-lamps'],
    ]) {
      await page.goto(`${home}${path}/portfolio/forty-lamps`)
      await figure.scrollIntoViewIfNeeded()
      await expect.poll(source).toMatch(new RegExp(`/${name}\\.\\w+$`))
    }
  })

  test('a picture that a phone has turned is upright', async () => {
    const picture = new RegExp(`<img[^>]*${ownPicture}\\.jpg[^>]* width="(\\d+)" height="(\\d+)"`)
    const [, width, height] = picture.exec(await html('de/portfolio/forty-lamps.html')) ?? []
    expect(Number(width) / Number(height)).toBe(48 / 64)
  })

  test('the search finds the pages of its language', async ({ page }) => {
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

  test('a former address in the language leads to the page, as do the outputs', async ({
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

/** Returns the words that visitors read or hear on a page, with a space around each text. */
function wordsIn(page: string): string {
  const body = (page.split('</head>')[1] ?? '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<span lang="en-GB"[^>]*>.*?<\/span>/gs, ' ')
  const labels = [...body.matchAll(/ (?:aria-label|alt|placeholder|title)="([^"]*)"/g)]
  const texts = [body.replace(/<[^>]*>/g, '  '), ...labels.map(([, label = '']) => label)]
  return ` ${texts.join('  ').replaceAll('&#x27;', '’').replaceAll('&amp;', '&')} `
}
