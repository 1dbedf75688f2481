import { basename } from 'node:path'
import { utilityPages } from '../../src/content-model/addresses/page-names'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { offsetAt } from '../../src/content-model/check/diagnostics'
import { metaOf } from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import {
  collections,
  figuresPage,
  optionalIndexes,
  singletons,
} from '../../src/content-model/collections/registry'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { splitContent } from '../../src/content-model/read/source'
import {
  firstSentence,
  placeholder,
  type Translate,
} from '../../src/content-model/rules/text/placeholders'
import { logoFile } from '../../src/theme/logo'
import { writeEntry } from '../content/new-entry'
import { translatorFor } from '../content/writers-words'
import { blank, type KnownValues } from './blank'
import { asTranslation, replyPromiseIn, textIn } from './languages'
import { type Company, startingSettings } from './starting-settings'

interface StarterOptions {
  company: Company
  /** BCP 47 tags, the language of the originals first. */
  languages: readonly string[]
  /** Date of the first content, as year-month-day. */
  today: string
}

/** Collections that need at least one entry. */
export const starterCollections = ['industries', 'services', 'articles'] as const

/** How the site handles data is the same for any company. */
const policyFile = 'content/pages/privacy-policy.mdx'

/** This page says how soon the company answers. */
const thankYouFile = 'content/pages/thank-you.mdx'

/** These files name no company: interface words, and pages that report a result. */
const keptFiles = [
  'content/interface.yaml',
  ...utilityPages.map((name) => `content/pages/${name}.mdx`),
]

const translatedFiles = [
  ...Object.keys(singletons).map((name) => `content/${name}`),
  policyFile,
  ...keptFiles,
]

/** Returns whether a company keeps a sample file, perhaps with placeholders. */
export function isKept(file: string): boolean {
  if (locate(file.slice('content/'.length))?.language !== undefined) return false
  // A new company has no counted figures and no entries to list.
  if ([figuresPage, ...optionalIndexes].some(({ words }) => file === `content/${words}`))
    return false
  return /^content\/((settings|interface)\.yaml|logo\.svg|home\.mdx|pages\/[^/]+\.mdx)$/.test(file)
}

/**
 * Returns the first content of a company: the text of each file in each language, by path.
 * @param files sample files for which `isKept` is true
 */
export function startingTexts(root: string, files: readonly string[], options: StarterOptions) {
  const [first = '', ...further] = options.languages
  const inLanguage = (file: string, language: string) => {
    const translate = translatorFor(language)
    if (file === logoFile) return placeholderLogo(translate)
    const source = textIn(root, file, language)
    if (file !== thankYouFile) return starterText(file, source, options, translate)
    const promise = placeholder(firstSentence(translate('How soon you answer an inquiry.')))
    return source.replaceAll(replyPromiseIn(root, language), promise)
  }
  const texts = new Map(files.map((file) => [file, inLanguage(file, first)]))
  for (const language of further)
    for (const file of translatedFiles) {
      const text = asTranslation(file, inLanguage(file, language), texts.get(file) ?? '')
      texts.set(translationPath(file, language), text)
    }
  return texts
}

/**
 * Writes the starting texts, and an entry in each collection that needs one.
 * @returns the paths of the new entries
 */
export async function writeStarter(
  root: string,
  texts: ReadonlyMap<string, string>,
  { languages, today }: StarterOptions,
): Promise<string[]> {
  const translate = translatorFor(languages[0])
  for (const [file, text] of texts) writeSourceFile(root, file, text)
  const written: string[] = []
  for (const collection of starterCollections) {
    const noun = collections[collection].singular
    const { file, picture } = await writeEntry(root, {
      collection,
      slug: `first-${noun}`,
      title: placeholder(translate(`Name of the first ${noun}`)),
      short: true,
      today,
    })
    written.push(file, ...(picture ? [picture] : []))
  }
  return written
}

const placeholderLogo = (
  translate: Translate,
) => `<!-- ${placeholder(translate('Your logo. docs/your-company.md lists the allowed elements.'))} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="currentColor" fill-rule="evenodd" d="M4 4h56v56H4zM12 12v40h40V12z"/>
  <path fill="var(--accent)" d="M24 24h16v16H24z"/>
</svg>
`

function starterText(
  file: string,
  source: string,
  { company, languages, today }: StarterOptions,
  translate: Translate,
) {
  if (keptFiles.includes(file)) return source
  if (file === policyFile) return policyToReview(source, today, translate)
  if (file === 'content/settings.yaml')
    return blank(source, true, {
      definition: singletons['settings.yaml'],
      known: { ...startingSettings(company, today, translate), languages },
      // These texts fit any company.
      kept: ['form', 'features'],
      translate,
    })
  if (basename(file) === 'home.mdx')
    return blank(source, false, {
      definition: singletons['home.mdx'],
      // These fields describe the sample's business.
      known: {
        ...absentSections(),
        keywords: undefined,
        'hero.results': undefined,
        'vision.diagram': undefined,
      },
      kept: [],
      // The company can write these optional sections later.
      deferred: ['portfolioRequest', 'contact.next'],
      translate,
    })
  return blank(source, false, {
    definition: collections.pages,
    known: {},
    // These fields identify the page.
    kept: ['title', 'keywords'],
    deferred: ['sections'],
    translate,
  })
}

function absentSections(): KnownValues {
  const absent = fieldSchemas(singletons['home.mdx'].schema).filter(
    ([, field]) => metaOf(field).shows !== undefined,
  )
  return Object.fromEntries(absent.map(([name]) => [name, undefined]))
}

/** Dates the policy today, and adds a placeholder that reminds the company to read it. */
function policyToReview(source: string, today: string, translate: Translate): string {
  const text = changeFields(policyFile, source, (document) => {
    document.delete('eyebrow')
    document.set('effective', today)
  })
  const start = offsetAt(text, { line: splitContent(policyFile, text).bodyLine, column: 1 })
  const request = placeholder(
    translate('Read this policy, correct it for your company, and remove this line.'),
  )
  return `${text.slice(0, start)}${request}\n\n${text.slice(start)}`
}
