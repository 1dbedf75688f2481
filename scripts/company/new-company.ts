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
import { ask, canAsk, confirm, optionsOf } from '../content/prompt'
import { git, pathsIn } from '../machine/git'
import { CliError } from '../machine/run-command'
import { availableLanguages } from './languages'
import { isKept, startingTexts, writeStarter } from './starter'
import { type Company, timeZoneHere } from './starting-settings'

/** The option and the question for each required field of the settings. */
const questions: Readonly<Record<keyof Company, { option: string; question: string }>> = {
  brand: { option: 'brand', question: 'The brand name?' },
  legalName: { option: 'legal-name', question: 'The registered name?' },
  siteUrl: { option: 'url', question: 'The address of the site, with https://?' },
  email: { option: 'email', question: 'The contact address?' },
}
const fields = Object.keys(questions) as (keyof Company)[]

/**
 * `npm run new -- company`: turns the sample into an empty but complete site for another company.
 * @throws CliError with the steps to take
 */
export async function newCompany(root: string, args: string[]): Promise<void> {
  requireCleanSample(root)
  const names = [...fields.map((field) => questions[field].option), 'language']
  const { values } = optionsOf(args, names, 'yes')
  const { yes, language, ...given } = values as Record<string, string | undefined>
  const content = pathsIn(git(root, ['ls-files', '-z', 'content']))
  const kept = content.filter(isKept)
  const languages = languagesOf(language, availableLanguages(root, kept))
  const company = await companyOf(given)
  const today = currentDay(timeZoneHere())
  const options = { company, languages, today }
  const texts = startingTexts(root, kept, options)
  const gone = content.filter((file) => !texts.has(file))
  console.log(planOf(company.brand, texts.size, gone.length))
  if (!yes && !canAsk()) throw new CliError('Nothing was changed. To continue, add --yes')
  if (!yes && !(await confirm('Continue?'))) throw new CliError('Nothing was changed.')
  for (const file of gone) rmSync(join(root, file))
  rmSync(join(root, 'tests', 'sample'), { recursive: true, force: true })
  rmSync(join(root, 'docs', 'home.png'), { force: true })
  const written = await writeStarter(root, texts, options)
  for (const folder of new Set(gone.map((file) => join(root, dirname(file)))))
    if (readdirSync(folder).length === 0) rmdirSync(folder)
  // Builds add the company's addresses below the comment at the top.
  change(root, 'addresses.txt', (text) => /^(#.*\n)*/.exec(text)?.[0] ?? '')
  change(root, 'README.md', (text) => withoutSample(text, company.brand))
  for (const [file, adapted] of Object.entries(adaptedFiles))
    change(root, file, (text) => adapted(text, company.brand))
  console.log(`
Created ${count(written.length, 'file')}.

List the remaining placeholders, page by page:
  npm run check
See the site while you write:
  npm run dev`)
}

/**
 * Returns the languages of the site, the language of the originals first.
 * @param given language tags, separated by commas
 * @param available languages with interface words and the pages of every site
 */
function languagesOf(given: string | undefined, available: readonly string[]): string[] {
  const languages = given === undefined ? available.slice(0, 1) : given.split(',')
  const invalid = languages.find(
    (one, index) => !available.includes(one) || languages.indexOf(one) < index,
  )
  if (invalid === undefined) return languages
  throw new CliError(
    `--language cannot be “${given}”. Write one or more of ${available.join(', ')}, each once, separated by commas, starting with the language of your originals, for example: --language ${[...available].reverse().join(',')}. docs/translating.md explains how to add another language later.`,
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

/** @throws CliError if the sample is gone, or git could not undo the command */
function requireCleanSample(root: string): void {
  if (readSettings(root).sampleNotice === undefined)
    throw new CliError(
      'This site no longer contains the sample company. To add a page: npm run new -- service "ERP Integration"',
    )
  let changes: string
  try {
    changes = git(root, ['status', '--porcelain'])
  } catch {
    throw new CliError(
      'This folder is not a git checkout, so you could not undo the command. Run: git init && git add . && git commit -m "Begin with the sample"',
    )
  }
  if (changes)
    throw new CliError(
      `These changes are not committed, and undoing this command would discard them:\n${changes}Commit them first.`,
    )
}

function planOf(brand: string, rewritten: number, removed: number): string {
  return `This command turns the sample into an empty site of ${brand}:
  removes    ${count(removed, 'content file')}, and the sample's parts of README.md and tests
  rewrites   ${count(rewritten, 'content file')}
  adds       a first industry, service and article
  empties    addresses.txt
To undo all changes: git checkout . && git clean -fd content
`
}

/** Adapts files of the generator to a company. Upgrades repeat these edits. */
export const adaptedFiles: Readonly<Record<string, (text: string, brand: string) => string>> = {
  'package.json': (text, brand) => ofCompany(text, JSON.stringify(brand).slice(1, -1)),
  'CONTRIBUTING.md': (text) => text.replace(/, `tests\/sample` only for the sample/, ''),
}

const sampleBusiness = 'a blockchain and IT consulting company'

const ofCompany = (text: string, brand: string): string =>
  text.replace(new RegExp(`${sampleBusiness}( in Jakarta)?`), () => brand)

function withoutSample(text: string, brand: string): string {
  return ofCompany(text, brand)
    .replace(/^# .*$/m, () => `# ${brand}`)
    .replace(/^!\[.*\]\(docs\/home\.png\)\n\n/m, '')
    .replace(/^## Sample content\n[\s\S]*?(?=^\[MIT|^## )/m, '')
}

function change(root: string, file: string, changed: (text: string) => string): void {
  writeSourceFile(root, file, changed(readSourceFile(root, file).text))
}
