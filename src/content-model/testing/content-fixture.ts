/** Test fixture: writes a small content tree to a temporary folder and checks it. */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type * as z from 'zod'
import { fixedPages } from '../addresses/page-names'
import { type ContentCheck, checkContent } from '../check/check'
import { openCheckCache } from '../check/check-cache'
import { formatDiagnostic, formatReport } from '../check/diagnostics'
import { caseSchema } from '../collections/cases'
import { exampleValue, metaOf } from '../collections/fields/field-help'
import { fieldSchema, fieldSchemas } from '../collections/fields/schema-parts'
import { industrySchema } from '../collections/industries'
import { interfaceSchema } from '../collections/interface-words/interface'
import { homeSchema } from '../collections/pages'
import { optionalIndexes, rows } from '../collections/registry'
import { settingsSchema } from '../collections/settings'
import { vendorFileSchema } from '../collections/vendor-risk'
import { advise } from '../site-rules/advice/site-advice'
import { testFolder } from './test-folder'

/** `linkTo` makes a symbolic link; null leaves out a required file. */
export type Files = Record<string, string | Uint8Array | { linkTo: string } | null>

const settings = exampleValue(settingsSchema) as Record<string, unknown>

export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export function settingsWith(changes: Record<string, unknown>): string {
  return stringify({ ...settings, homeIndustries: [], industriesPage: [], ...changes })
}

export function fileOf(fields: object, body = ''): string {
  return `---\n${stringify(fields, { aliasDuplicateObjects: false, lineWidth: 0 })}---\n${body}`
}

/** Returns a file with the examples of a schema, and these changes. */
function exampleFile(schema: z.ZodType, changes: object, body?: string): string {
  return fileOf({ ...(exampleValue(schema) as object), ...changes }, body)
}

export function homeWith(...sections: string[]): string {
  const optional = sections.map((name) => [name, exampleValue(fieldSchema(homeSchema, name))])
  return exampleFile(homeSchema, Object.fromEntries(optional))
}

export function page(title: string): string {
  return `---\ntitle: ${title}\nheading: ${title}\nmetaDescription: ${title} has a description that is long enough to be shown in a search engine.\n---\n`
}

export function caseWith(changes: Record<string, unknown>): string {
  const metaDescription =
    'A case with a description that is long enough to be shown in the results of a search engine.'
  const references = { industries: [], services: [], project: undefined, relatedArticles: [] }
  const all = { metaDescription, ...references, ...changes }
  return exampleFile(caseSchema, all, 'Word '.repeat(400))
}

export function vendorFile(changes: Record<string, unknown> = {}): string {
  const metaDescription = 'What a bank asks of those who run its ledgers, with our answers to it.'
  const all = { metaDescription, formerSlugs: [], industries: [], ...changes }
  return exampleFile(vendorFileSchema, all, 'Text.')
}

const requiredFiles: Files = {
  ...Object.fromEntries(fixedPages.map((name) => [`pages/${name}.mdx`, page(`Page ${name}`)])),
  'settings.yaml': settingsWith({}),
  'interface.yaml': stringify(exampleValue(interfaceSchema)),
  'logo.svg': '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
}

/** Returns the pages and home page sections that show these files. */
function listingPages(files: Files): Files {
  const isFilled = (collection: string) =>
    Object.entries(files).some(
      ([path, content]) =>
        path.startsWith(`${collection}/`) &&
        (typeof content === 'string' || content instanceof Uint8Array),
    )
  const onHome = rows.filter(([name, { shownOn }]) => shownOn === '/' && isFilled(name))
  const sections = fieldSchemas(homeSchema)
    .filter(([, field]) => onHome.some(([name]) => name === metaOf(field).shows))
    .map(([name]) => name)
  const pages = optionalIndexes
    .filter(({ listed }) => listed.some(isFilled))
    .map(({ words, title }) => [words, page(title)])
  return { 'home.mdx': homeWith(...sections), ...Object.fromEntries(pages) }
}

/** Writes files by path under `content/`. Returns the project folder. */
export function writeContent(files: Files, root = testFolder()): string {
  for (const [path, content] of Object.entries({
    ...requiredFiles,
    ...listingPages(files),
    ...files,
  }))
    writeEntry(join(root, 'content', path), content)
  return root
}

function writeEntry(file: string, content: Files[string]): void {
  mkdirSync(dirname(file), { recursive: true })
  if (content === null) rmSync(file, { force: true })
  else if (typeof content === 'object' && 'linkTo' in content) symlinkSync(content.linkTo, file)
  else writeFileSync(file, content)
}

/** Shared, so that the required files are written and read only once. */
const root = testFolder()
const cache = openCheckCache(root, 'tests')
let present: Files = {}

export function checkOf(files: Files, day?: string): ContentCheck {
  const wanted: Files = { ...requiredFiles, ...listingPages(files), ...files }
  for (const [path, content] of Object.entries(present))
    if (wanted[path] !== content) rmSync(join(root, 'content', path), { force: true })
  for (const [path, content] of Object.entries(wanted))
    if (present[path] !== content) writeEntry(join(root, 'content', path), content)
  present = wanted
  return checkContent(root, { cache, day })
}

export function reportOf(files: Files, day?: string): string {
  const { diagnostics } = checkOf(files, day)
  return diagnostics.length === 0 ? 'no problems' : formatReport(diagnostics)
}

/** Returns the lines of the report below its heading. */
export function linesOf(files: Files, day?: string): string[] {
  return reportOf(files, day).split('\n').slice(2)
}

/** Returns an offering with this body, which begins on line 6. */
export function offering(body: string): string {
  return `---\ntitle: Discovery sprint\nsummary: Two weeks to a decision.\nicon: compass\n---\n${body}`
}

/** Returns the messages about an `offering`, without its file name. */
export function messagesOfText(body: string): string {
  const report = linesOf({ ...person, 'offerings/a.mdx': offering(body) }).join('\n')
  return report.replaceAll(/^content\/offerings\/a\.mdx:/gm, '')
}

/** Returns a track record item with this frontmatter. */
export function card(...lines: string[]): string {
  return `---\n${lines.join('\n')}\n---\n`
}

/** A portrait of the required width, 1 px high. */
const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAA8AAAAABCAMAAAAmVDclAAAAA1BMVEX/AAAZ4gk3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQoz2NgGAWjYBQMWQAAA8EAAbA+bPcAAAAASUVORK5CYII=',
  'base64',
)

/** The author of `article`. */
export const person = {
  'team/rina-hartono.mdx':
    '---\nname: Rina Hartono\ntitle: CEO\nsummary: Ran settlement systems.\nprofileUrl: https://www.linkedin.com/in/rina\nphoto:\n  src: ./rina.png\n  alt: Rina Hartono\n---\nShe ran settlement systems for twelve years.\n',
  'team/rina.png': portrait,
}

/** Returns an article with these further lines of frontmatter. */
export function article(title: string, lines: string[] = [], body = 'Text.'): string {
  return `---\ntitle: ${title}\nmetaDescription: ${title} is an article with a description that is long enough to be shown in a search.\ncategory: strategy\nsummary: Seven questions.\npublished: 2026-03-01\nauthor: rina-hartono\n${lines.map((line) => `${line}\n`).join('')}---\n${body}\n`
}

/** Returns the advice on 1 June 2026. Expects no diagnostics. */
export function adviceOf(files: Files): string[] {
  const check = checkOf(files)
  expect(check.diagnostics).toEqual([])
  return advise(check, { root, today: '2026-06-01' }).map(formatDiagnostic)
}

/** Returns an industry with these figures. The first is on line 8. */
export function industry(...stats: object[]): string {
  const example = exampleValue(industrySchema) as Record<string, unknown>
  const { paragraphs: _paragraphs, services: _services, ...fields } = example
  return fileOf({ ...fields, stats, paragraphs: ['One.', 'Two.'], services: [] })
}
