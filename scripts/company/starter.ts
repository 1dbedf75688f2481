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
  type Say,
} from '../../src/content-model/rules/text/placeholders'
import { logoFile } from '../../src/theme/logo'
import { writeEntry } from '../content/new-entry'
import { wordsFor } from '../content/writers-words'
import { blank, type KnownValues } from './blank'
import { asTranslation, replyPromiseIn, textIn } from './languages'
import { type Company, startingSettings } from './starting-settings'

/**
 * A company, its languages (the language of the originals first), and the date
 * of its first content.
 */
export interface Beginning {
  company: Company
  languages: readonly string[]
  today: string
}

/** Collections that need at least one entry. */
const starters = ['industries', 'services', 'articles'] as const

/** Describes how the site handles data, which is the same for any company. */
const policy = 'content/pages/privacy-policy.mdx'

/** States how soon the company answers. */
const thankYou = 'content/pages/thank-you.mdx'

/**
 * These files name no company: interface words, and pages that report a result.
 */
const keptFiles = [
  'content/interface.yaml',
  ...utilityPages.map((name) => `content/pages/${name}.mdx`),
]

const translatedFiles = [
  ...Object.keys(singletons).map((name) => `content/${name}`),
  policy,
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
 * Returns the files that a company starts with, by path, in its languages.
 * @param files sample files for which `isKept` is true
 */
export function startingTexts(root: string, files: readonly string[], beginning: Beginning) {
  const [first = '', ...further] = beginning.languages
  const inLanguage = (file: string, language: string) => {
    const say = wordsFor(language)
    if (file === logoFile) return placeholderLogo(say)
    const source = textIn(root, file, language)
    if (file !== thankYou) return begun(file, source, beginning, say)
    const promise = placeholder(firstSentence(say('How soon you answer an inquiry.')))
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
  { languages, today }: Beginning,
): Promise<string[]> {
  const say = wordsFor(languages[0])
  for (const [file, text] of texts) writeSourceFile(root, file, text)
  const written: string[] = []
  for (const collection of starters) {
    const noun = collections[collection].singular
    const { file, picture } = await writeEntry(root, {
      collection,
      slug: `first-${noun}`,
      title: placeholder(say(`Name of the first ${noun}`)),
      short: true,
      today,
    })
    written.push(file, ...(picture ? [picture] : []))
  }
  return written
}

const placeholderLogo = (
  say: Say,
) => `<!-- ${placeholder(say('Your logo. docs/your-company.md lists the allowed elements.'))} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <path fill="currentColor" fill-rule="evenodd" d="M4 4h56v56H4zM12 12v40h40V12z"/>
  <path fill="var(--accent)" d="M24 24h16v16H24z"/>
</svg>
`

function begun(file: string, source: string, { company, languages, today }: Beginning, say: Say) {
  if (keptFiles.includes(file)) return source
  if (file === policy) return toReview(source, today, say)
  if (file === 'content/settings.yaml')
    return blank(source, true, {
      definition: singletons['settings.yaml'],
      known: { ...startingSettings(company, today, say), languages },
      // These texts fit any company.
      kept: ['form', 'features'],
      say,
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
      say,
    })
  return blank(source, false, {
    definition: collections.pages,
    known: {},
    // These fields identify the page.
    kept: ['title', 'keywords'],
    deferred: ['sections'],
    say,
  })
}

function absentSections(): KnownValues {
  const absent = fieldSchemas(singletons['home.mdx'].schema).filter(
    ([, field]) => metaOf(field).shows !== undefined,
  )
  return Object.fromEntries(absent.map(([name]) => [name, undefined]))
}

/**
 * Dates the policy today, and adds a placeholder that reminds the company to
 * read it.
 */
function toReview(source: string, today: string, say: Say): string {
  const text = changeFields(policy, source, (document) => {
    document.delete('eyebrow')
    document.set('effective', today)
  })
  const start = offsetAt(text, { line: splitContent(policy, text).bodyLine, column: 1 })
  const request = placeholder(
    say('Read this policy, correct it for your company, and remove this line.'),
  )
  return `${text.slice(0, start)}${request}\n\n${text.slice(start)}`
}
