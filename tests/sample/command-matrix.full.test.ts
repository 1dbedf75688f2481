/** @jest-environment node */
/** Runs every command that changes files on the whole sample, saved in the formats of different editors. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fixContent } from '../../scripts/check/autofix-content'
import { checkProject } from '../../scripts/check/check-project'
import { newCompany } from '../../scripts/company/new-company'
import { staleFileDiagnostics, writeGenerated } from '../../scripts/content/generated'
import { letterDiagnostics } from '../../scripts/content/letters'
import { writeEntry } from '../../scripts/content/new-entry'
import { renameEntry } from '../../scripts/content/rename-entry'
import { acceptFile, beginTranslation } from '../../scripts/translation/commands'
import { type Translation, translationsOf } from '../../scripts/translation/states'
import { encode } from '../../src/content-model/authoring/write-source'
import { walkFolder } from '../../src/content-model/read/files'
import { readSource, type SourceFormat } from '../../src/content-model/read/source'
import { level } from '../levels'

// Each format takes half a minute of processor time.
jest.setTimeout(600_000)

/** Only nightly tests run all formats. */
const formats: [name: string, format: SourceFormat][] = [
  ['LF', { byteOrderMark: false, lineEnding: '\n' }],
  ['CRLF', { byteOrderMark: false, lineEnding: '\r\n' }],
  ['CR', { byteOrderMark: false, lineEnding: '\r' }],
  ['a byte order mark', { byteOrderMark: true, lineEnding: '\n' }],
]
const chosenFormats = level === 'nightly' ? formats : formats.slice(0, 2)

const nodes = 'articles/running-nodes-that-stay-up'
const titled = 'content/services/ui-ux-design.mdx'
let root: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })

function textFiles(): string[] {
  const content = [...walkFolder(join(root, 'content'))].map(({ path }) => `content/${path}`)
  const texts = content.filter((path) => /\.(mdx|yaml|svg)$/.test(path)).sort()
  return [...texts, 'addresses.txt', 'README.md', 'CONTRIBUTING.md', 'docs/translating.md']
}

/** Copies the sample, with all texts in a format. */
function copySample(format: SourceFormat): void {
  root = mkdtempSync(join(tmpdir(), 'matrix-'))
  const copied = 'content docs schemas addresses.txt README.md CONTRIBUTING.md package.json'
  for (const name of copied.split(' ')) cpSync(name, join(root, name), { recursive: true })
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(root, name))
  writeFileSync(join(root, '.gitignore'), '.cache\nsrc\nnode_modules\n')
  for (const file of textFiles()) change(file, (text) => text, format)
}

/** Changes a file as a writer would. */
function change(file: string, edit: (text: string) => string, format?: SourceFormat): void {
  const source = readSource(readFileSync(join(root, file)))
  const changed = edit(source.text)
  writeFileSync(join(root, file), encode(changed, format ?? source.format))
}

/** Returns the text of each file, and the files that no longer have the given format. */
function filesIn(format: SourceFormat) {
  const sources = textFiles().map(
    (file) => [file, readSource(readFileSync(join(root, file)))] as const,
  )
  return {
    texts: Object.fromEntries(sources.map(([file, { text }]) => [file, text])),
    others: sources
      .filter(([, source]) => JSON.stringify(source.format) !== JSON.stringify(format))
      .map(([file]) => file),
  }
}

/** Runs a writer's commands and returns their output. */
async function edit() {
  const before = checkProject(root).diagnostics
  change(`content/${nodes}.mdx`, (text) => `${text.trimEnd()}\n\nAnd one sentence more.\n`)
  change('content/interface.yaml', (text) => text.replace(/^( +\w+: \w+)$/m, '$1 now'))
  const files = ['content/interface.id.yaml', `content/${nodes}.id.mdx`]
  const pathsIn = (wanted: Translation['state'], all: readonly Translation[]) =>
    all.flatMap(({ path, state }) => (state === wanted ? [path] : []))
  const stale = pathsIn('stale', translationsOf(root))
  const accepted = files.map((file) => acceptFile(root, file))
  const translations = translationsOf(root)
  const states = [stale, accepted, pathsIn('stale', translations)]
  const missing = translations.find(({ state }) => state === 'missing')
  const begun = missing && beginTranslation(root, [`content/${missing.original}`])
  const renamed = [
    renameEntry(root, nodes, '2026'),
    renameEntry(root, 'services/devops-infrastructure', 'nodes-and-servers'),
  ]
  const written = await writeEntry(root, {
    collection: 'articles',
    title: 'Two\nlines: "one"',
    today: '2026-03-01',
  })
  change(titled, (text) => text.replace(/^ {2}title: /m, '  titel: '))
  const fixed = fixContent(root)
  change('docs/translating.md', (text) => text.replace(/^\| token.*\n/m, ''))
  const generated = [writeGenerated(root), staleFileDiagnostics(root)]
  change(titled, (text) => text.replace(/^ {2}title: /m, '  title: ᚠ '))
  const { diagnostics, files: read } = checkProject(root)
  const undrawn = await letterDiagnostics(root, read)
  change(titled, (text) => text.replace('ᚠ ', ''))
  const problems = diagnostics.filter(({ unfinished }) => !unfinished)
  return { before, states, begun, renamed, written, fixed, generated, problems, undrawn }
}

let inLf: Awaited<ReturnType<typeof run>> | undefined

async function run(format: SourceFormat) {
  copySample(format)
  const said = await edit()
  const edited = filesIn(format)
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'Begin')
  const log = jest.spyOn(console, 'log').mockImplementation()
  await newCompany(
    root,
    '--brand Tirta --legal-name Tirta --url https://tirta.example --email a@tirta.example --language id,en-GB --yes'.split(
      ' ',
    ),
  )
  log.mockRestore()
  return { said, edited, company: filesIn(format) }
}

afterEach(() => rmSync(root, { recursive: true }))

test.each(chosenFormats)('every command reads and keeps files with %s', async (name, format) => {
  const { said, edited, company } = await run(format)
  const translated = said.begun && /content\/\S+/.exec(said.begun)?.[0]
  const { written } = said
  if (name === 'LF') {
    inLf = { said, edited, company }
    expect(said.before).toEqual([])
    expect(said.states).toEqual([
      ['interface.id.yaml', `${nodes}.id.mdx`].sort(),
      [
        'content/interface.id.yaml is now marked as up to date with content/interface.yaml.',
        `content/${nodes}.id.mdx is now marked as up to date with content/${nodes}.mdx.`,
      ],
      [],
    ])
    expect(said.fixed).toEqual([`${titled} · titel is now title on line 10`])
    expect(said.generated).toEqual([['docs/translating.md'], []])
    expect(said.problems).toEqual([])
    expect(said.undrawn.map(({ file, message }) => [file, /“.*?”/.exec(message)?.[0]])).toEqual([
      [titled, '“ᚠ”'],
    ])
    const problems = checkProject(root).diagnostics.filter(({ unfinished }) => !unfinished)
    expect(problems).toEqual([])
    expect(edited.texts['content/articles/2026.mdx']).toContain(
      '\nformerSlugs: [running-nodes-that-stay-up]\n',
    )
  }
  expect(said).toEqual(inLf?.said)
  expect(edited.texts).toEqual(inLf?.edited.texts)
  expect(company.texts).toEqual(inLf?.company.texts)
  expect(edited.others.filter((file) => file !== written.file && file !== translated)).toEqual([])
})
