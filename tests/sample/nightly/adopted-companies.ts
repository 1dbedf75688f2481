/** Companies that adopt the sample with the project's own commands. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { arabic, inArabic } from '../../builds/right-to-left'
import { rewrite } from '../../builds/small-site'
import { added } from '../../support/content/additions'
import { regrouped } from '../../support/content/edits'
import { translate } from '../../support/content/translate'
import { fillPlaceholders } from '../../support/fill-placeholders'
import type { Checkout } from '../../support/site-copy'

interface AdoptedCompany {
  name: string
  /** Turns a checkout of the sample into the company's site, and commits it. */
  adopt(copy: Checkout): Promise<void>
}

/** The only variables of a command. Other variables of this test run would change the results. */
const environment = [
  ...['PATH', 'HOME', 'CHROMIUM_PATH'].map((name) => `\${${name}+${name}="$${name}"}`),
  // The npm cache contains all packages except the fonts.
  ...['CI=true', 'GATSBY_TELEMETRY_DISABLED=1', 'npm_config_prefer_offline=true'],
].join(' ')

/** Runs a command in a separate shell. @returns its output */
export async function run(copy: Checkout, command: string): Promise<string> {
  const { status, output } = await copy.run('bash', ['-c', `env -i ${environment} ${command}`])
  expect(status, `${command}\n${output}`).toBe(0)
  return output
}

/** Replaces the sample with generated texts. */
async function begin(copy: Checkout, brand: string, languages: string): Promise<void> {
  const domain = `${brand.toLowerCase().replaceAll(' ', '-')}.example`
  const names = `--brand "${brand}" --legal-name "PT ${brand}" --language ${languages}`
  const addresses = `--url https://www.${domain} --email hello@${domain}`
  await run(copy, `npm run new -- company ${names} ${addresses} --yes`)
  fillPlaceholders(copy.folder)
}

/** Fails if the words are missing. */
async function replace(copy: Checkout, file: string, words: RegExp, by: string): Promise<void> {
  await rewrite(join(copy.folder, file), (source) => {
    expect(source.search(words), `${file} must contain ${words}`).not.toBe(-1)
    return source.replace(words, by)
  })
}

/** Adds variable fonts; `npm ci` installs them. */
async function addFonts(copy: Checkout, places: Record<string, RegExp>): Promise<void> {
  const names = Object.keys(places)
  await run(copy, `npm install --save-exact --package-lock-only ${names.join(' ')}`)
  for (const [name, place] of Object.entries(places))
    await replace(copy, 'src/theme/fonts.ts', place, `'${name}'`)
}

/** As in docs/architecture.md. */
const ovenPage = `import { graphql, type PageProps } from 'gatsby'
import { Section } from '../components/Section'
import type { Entry } from '../content-model/collections/query-results'
import { PageOpening } from '../layout/PageOpening'
import { Body } from '../sections/article/Body'

/** Page about the safety of ovens. */
export default function OvenSafetyPage({ data: { page } }: PageProps<{ page: Entry<'pages'> }>) {
  return (
    <>
      <PageOpening page={page} />
      <Section title={page.title}>
        <Body tree={page.body} figures={page.figures} inSection />
      </Section>
    </>
  )
}

export const query = graphql\`
  query OvenSafety {
    page: fixedPage(slug: { eq: "oven-safety" }) {
      ...FixedPagePage
    }
  }
\`
`

/** A company that differs in languages, fonts, colours, policy and pages. */
const bakeryOvens: AdoptedCompany = {
  name: 'a firm for bakery ovens, Indonesian first and English second',
  async adopt(copy) {
    await begin(copy, 'Tungku Bandung', 'id,en-GB')
    await added('services', 'Perawatan Oven').make(copy)
    await added('services', 'Kalibrasi Suhu').make(copy)
    await regrouped.make(copy)
    await added('testimonials', 'Pemilik Toko Roti').make(copy)
    await added('testimonials', 'Kepala Dapur').make(copy)
    await addFonts(copy, {
      '@fontsource-variable/lora': /(?<=^ {2}display: )'.*'/m,
      '@fontsource-variable/inter': /(?<=^ {2}text: )'.*'/m,
    })
    const white = /(?<=^ {2}(paper|onAction|onBand): \{ light: )'#\w+'/gm
    await replace(copy, 'src/theme/colors.ts', white, "'#FFFFFF'")
    const httpsOnly = /^ {2}\/\/ Two years.*\n.*Strict-Transport-Security.*\n/m
    await replace(copy, 'src/policy/headers.ts', httpsOnly, '')
    await writeFile(join(copy.folder, 'src/pages/oven-safety.tsx'), ovenPage)
    const pageNames = 'src/content-model/addresses/page-names.ts'
    await replace(copy, pageNames, /^ {2}'about',\n/m, "$&  'oven-safety',\n")
    await added('pages', 'Oven Safety').make(copy)
    await replace(copy, 'content/settings.yaml', /^footer:\n/m, '$&  - page: /oven-safety\n')
    copy.commit()
  },
}

/** A company with only the required entries. */
const smallest: AdoptedCompany = {
  name: 'a firm with one service, one page and one language',
  async adopt(copy) {
    await begin(copy, 'Satu Jasa', 'en-GB')
    copy.commit()
  },
}

/** A company with few Indonesian pages, and all pages in Arabic letters. */
const threeLanguages: AdoptedCompany = {
  name: 'a firm with three languages: one in part, and one from right to left',
  async adopt(copy) {
    await begin(copy, 'Tiga Bahasa', 'en-GB,id')
    await addFonts(copy, {
      '@fontsource-variable/vazirmatn': /(?<=^export const printFonts: .* = \[)(?=\])/m,
    })
    const languages = /^languages:.*(\n +- .*)*/m
    await replace(copy, 'content/settings.yaml', languages, `languages: [en-GB, id, ${arabic}]`)
    translate(copy.folder, arabic, () => true, inArabic)
    copy.commit()
  },
}

export const adoptedCompanies = [bakeryOvens, smallest, threeLanguages]
