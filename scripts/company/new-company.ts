/** `npm run new -- company`: turns the sample into an empty but complete site of another company. */
import { execFileSync } from 'node:child_process'
import { readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { count } from '../../src/content-model/check/diagnostics'
import { metaOf } from '../../src/content-model/collections/fields/field-help'
import { fieldSchema } from '../../src/content-model/collections/fields/schema-parts'
import { settingsSchema } from '../../src/content-model/collections/settings'
import { readSourceFile } from '../../src/content-model/read/source'
import { currentDay } from '../../src/content-model/visibility/day'
import { readSettings } from '../../src/generator/nodes/settings'
import { CliError } from '../content/new-entry'
import { ask, canAsk, confirm, optionsOf } from '../content/prompt'
import { spokenLanguages } from './languages'
import { type Company, isKept, startingTexts, timeZoneHere, writeStarter } from './starter'

/** What has to be known, by field of the settings: its option, and a question for a terminal. */
const questions: Readonly<Record<keyof Company, { option: string; question: string }>> = {
  brand: { option: 'brand', question: 'The name visitors know?' },
  legalName: { option: 'legal-name', question: 'The registered name?' },
  siteUrl: { option: 'url', question: 'The address of the site, with https://?' },
  email: { option: 'email', question: 'The contact address?' },
}
const fields = Object.keys(questions) as (keyof Company)[]

/** Runs the command. @throws CliError with what to do, where it cannot */
export async function newCompany(root: string, args: string[]): Promise<void> {
  refuseUnlessClean(root)
  const names = [...fields.map((field) => questions[field].option), 'language']
  const { values } = optionsOf(args, names, 'yes')
  const { yes, language, ...given } = values as Record<string, string | undefined>
  const content = git(root, 'ls-files', '-z', 'content').split('\0').filter(Boolean)
  const kept = content.filter(isKept)
  const languages = languagesOf(language, spokenLanguages(root, kept))
  const company = await companyOf(given)
  const today = currentDay(timeZoneHere())
  const beginning = { company, languages, today }
  const texts = startingTexts(root, kept, beginning)
  const gone = content.filter((file) => !texts.has(file))
  console.log(planOf(company.brand, texts.size, gone.length))
  if (!yes && !canAsk()) throw new CliError('Nothing was changed. To go on, add --yes')
  if (!yes && !(await confirm('Go on?'))) throw new CliError('Nothing was changed.')
  for (const file of gone) rmSync(join(root, file))
  rmSync(join(root, 'tests', 'sample'), { recursive: true, force: true })
  rmSync(join(root, 'docs', 'home.png'), { force: true })
  const written = await writeStarter(root, texts, beginning)
  for (const folder of new Set(gone.map((file) => join(root, dirname(file)))))
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  // Without the sample's addresses; builds add those of the company below the comment at its top.
  change(root, 'addresses.txt', (text) => /^(#.*\n)*/.exec(text)?.[0] ?? '')
  change(root, 'README.md', (text) => withoutSample(text, company.brand))
  for (const [file, adapted] of Object.entries(adaptedFiles))
    change(root, file, (text) => adapted(text, company.brand))
  console.log(`
${count(written.length, 'file')} to begin with are written.

See what is left to write, page by page:
  npm run check
See the site as you write:
  npm run dev`)
}

/**
 * Returns the languages of the site, that of the originals first.
 * @param given their tags with commas between them
 * @param spoken those that have the words of the interface and of the pages every site has
 */
function languagesOf(given: string | undefined, spoken: readonly string[]): string[] {
  const languages = given === undefined ? spoken.slice(0, 1) : given.split(',')
  const strange = languages.find(
    (one, index) => !spoken.includes(one) || languages.indexOf(one) < index,
  )
  if (strange === undefined) return languages
  throw new CliError(
    `--language cannot be “${given}”. Write one or more of ${spoken.join(', ')}, each once, with commas between them and that of your originals first, for example: --language ${[...spoken].reverse().join(',')}. docs/translating.md says how to add another later.`,
  )
}

async function companyOf(given: Record<string, string | undefined>): Promise<Company> {
  const company: Partial<Company> = {}
  for (const field of fields) {
    const { option, question } = questions[field]
    const read = (answer: string) => readValue(field, answer)
    const words = given[option]
    if (words === undefined && !canAsk())
      throw new CliError(
        `--${option} is missing. Write, for example: npm run new -- company ${fields.map((one) => `--${questions[one].option} ${JSON.stringify(exampleOf(one))}`).join(' ')} --yes`,
      )
    company[field] = words === undefined ? await ask(question, read) : read(words)
  }
  return company as Company
}

const exampleOf = (field: keyof Company) =>
  metaOf(fieldSchema(settingsSchema, field)).example ?? '…'

function readValue(field: keyof Company, words: string): string {
  const schema = fieldSchema(settingsSchema, field)
  if (schema.safeParse(words).success) return words
  const { description } = metaOf(schema)
  throw new CliError(
    `--${questions[field].option} cannot be “${words}”. ${description} For example: ${exampleOf(field)}`,
  )
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function refuseUnlessClean(root: string): void {
  if (readSettings(root).sampleNotice === undefined)
    throw new CliError(
      'The sample company is gone already. For one more page: npm run new -- service "ERP Integration"',
    )
  let changes: string
  try {
    changes = git(root, 'status', '--porcelain')
  } catch {
    throw new CliError(
      'This folder is not a checkout of git, so nothing could be undone. Run: git init && git add . && git commit -m "Begin with the sample"',
    )
  }
  if (changes)
    throw new CliError(
      `There are changes that are not committed, and this command could not be undone without losing them:\n${changes}Commit them first.`,
    )
}

function planOf(brand: string, anew: number, gone: number): string {
  return `This makes an empty site of ${brand} out of the sample:
  removes       ${count(gone, 'file')} of content
  writes anew   ${count(anew, 'file')} of content
  adds          an industry, a service and an article to begin with
  begins anew   addresses.txt, and README.md and tests without the sample
To undo it all: git checkout . && git clean -fd content
`
}

/** Changes of files that belong to the generator; an upgrade makes them again in the new version. */
export const adaptedFiles: Readonly<Record<string, (text: string, brand: string) => string>> = {
  'package.json': (text, brand) => ofCompany(text, JSON.stringify(brand).slice(1, -1)),
  'CONTRIBUTING.md': (text) => text.replace(/, `tests\/sample` only for the sample/, ''),
}

const sampleBusiness = 'a blockchain and IT consulting company'

const ofCompany = (text: string, brand: string): string =>
  text.replace(new RegExp(`${sampleBusiness}( in Jakarta)?`), () => brand)

/** Returns the README under another name, without the picture of the sample and the part about it. */
function withoutSample(text: string, brand: string): string {
  return ofCompany(text, brand)
    .replace(/^# .*$/m, () => `# ${brand}`)
    .replace(/^!\[.*\]\(docs\/home\.png\)\n\n/m, '')
    .replace(/^## Sample content\n[\s\S]*?(?=^\[MIT|^## )/m, '')
}

function change(root: string, file: string, changed: (text: string) => string): void {
  writeSourceFile(root, file, changed(readSourceFile(root, file).text))
}
