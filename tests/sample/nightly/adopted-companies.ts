/** Checkouts of other companies, each made from the sample with the project's own commands. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { arabic, inArabic } from '../../builds/right-to-left'
import { rewrite } from '../../builds/small-site'
import { added, regrouped } from '../../support/contributions'
import { fillPlaceholders } from '../../support/fill-placeholders'
import type { Checkout } from '../../support/site-copy'
import { translate } from '../../support/translate'

/** Another company, by what sets it apart from the sample. */
interface AdoptedCompany {
  name: string
  /** Turns a checkout of the sample into the company's, and commits it. */
  adopt(copy: Checkout): Promise<void>
}

/** Runs a command in a checkout. @throws with its output when it fails */
async function run(copy: Checkout, command: string, ...args: string[]): Promise<void> {
  const { status, output } = await copy.run(command, args)
  expect(status, `${command} ${args.join(' ')}\n${output}`).toBe(0)
}

/** Replaces the sample with a company of this name, whose texts are generated. */
async function begin(copy: Checkout, brand: string, languages: string): Promise<void> {
  const domain = `${brand.toLowerCase().replaceAll(' ', '-')}.example`
  const company = ['--brand', brand, '--legal-name', `PT ${brand}`, '--language', languages]
  const addresses = ['--url', `https://www.${domain}`, '--email', `hello@${domain}`]
  await run(copy, 'npm', 'run', 'new', '--', 'company', ...company, ...addresses, '--yes')
  fillPlaceholders(copy.folder)
}

/** Installs variable families, and names them in `src/look/fonts.ts`. */
async function installFonts(copy: Checkout, names: Record<string, string>): Promise<void> {
  const packages = Object.values(names).map((family) => `@fontsource-variable/${family}`)
  await run(copy, 'npm', 'install', '--save-exact', '--prefer-offline', ...new Set(packages))
  await rewrite(join(copy.folder, 'src/look/fonts.ts'), (source) =>
    Object.entries(names).reduce(
      (text, [role, family]) =>
        role === 'print'
          ? text.replace(/(printFonts: .* = )\[\]/, `$1['@fontsource-variable/${family}']`)
          : text.replace(
              new RegExp(`^( {2}${role}: )'.*'`, 'm'),
              `$1'@fontsource-variable/${family}'`,
            ),
      source,
    ),
  )
}

/** A page at a fixed address with a layout of its own, as docs/architecture.md describes it. */
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

/** Services bakery ovens in Bandung: other languages, fonts, colours, policy and pages than the sample. */
const bakeryOvens: AdoptedCompany = {
  name: 'a firm for bakery ovens, Indonesian first and English second',
  async adopt(copy) {
    await begin(copy, 'Tungku Bandung', 'id,en-GB')
    await added('services', 'Perawatan Oven').make(copy)
    await added('services', 'Kalibrasi Suhu').make(copy)
    await regrouped.make(copy)
    await added('testimonials', 'Pemilik Toko Roti').make(copy)
    await added('testimonials', 'Kepala Dapur').make(copy)
    await installFonts(copy, { display: 'lora', text: 'inter' })
    const change = (file: string, edit: (source: string) => string) =>
      rewrite(join(copy.folder, file), edit)
    await change('src/look/colors.ts', (source) =>
      source.replace(/(?<=^ {2}(paper|onAction|onBand): \{ light: )'#\w+'/gm, "'#FFFFFF'"),
    )
    await change('src/policy/headers.ts', (source) =>
      source.replace(/^ {2}\/\/ Two years.*\n.*Strict-Transport-Security.*\n/m, ''),
    )
    await writeFile(join(copy.folder, 'src/pages/oven-safety.tsx'), ovenPage)
    await change('src/content-model/addresses/page-names.ts', (source) =>
      source.replace("  'about',\n", "  'about',\n  'oven-safety',\n"),
    )
    await added('pages', 'Oven Safety').make(copy)
    await change('content/settings.yaml', (source) =>
      source.replace(/^footer:\n/m, '$&  - page: /oven-safety\n'),
    )
    copy.commit()
  },
}

/** Has one entry of each kind that no site can do without, and nothing else. */
const smallest: AdoptedCompany = {
  name: 'a firm with one service, one page and one language',
  async adopt(copy) {
    await begin(copy, 'Satu Jasa', 'en-GB')
    copy.commit()
  },
}

/** Has few Indonesian pages: not even the contact page. All of its pages are in Arabic letters as well. */
const threeLanguages: AdoptedCompany = {
  name: 'a firm with three languages: one in part, and one from right to left',
  async adopt(copy) {
    await begin(copy, 'Tiga Bahasa', 'en-GB,id')
    await installFonts(copy, { print: 'vazirmatn' })
    await rewrite(join(copy.folder, 'content/settings.yaml'), (source) =>
      source.replace(/^languages:.*(\n +- .*)*/m, `languages: [en-GB, id, ${arabic}]`),
    )
    translate(copy.folder, arabic, () => true, inArabic)
    copy.commit()
  },
}

export const adoptedCompanies = [bakeryOvens, smallest, threeLanguages]
