/**
 * Runs every command that changes files on the whole sample, in the file
 * formats of different editors.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fixContent } from '../../../scripts/check/autofix-content'
import { checkProject } from '../../../scripts/check/check-project'
import { newCompany } from '../../../scripts/company/new-company'
import { staleFileDiagnostics, writeGenerated } from '../../../scripts/content/generated'
import { letterDiagnostics } from '../../../scripts/content/letters'
import { writeEntry } from '../../../scripts/content/new-entry'
import { renameEntry } from '../../../scripts/content/rename-entry'
import { acceptFile, startTranslation } from '../../../scripts/translation/commands'
import { type Translation, translationsOf } from '../../../scripts/translation/states'
import { encode } from '../../../src/content-model/authoring/write-source'
import { walkFolder } from '../../../src/content-model/read/files'
import { readSource, type SourceFormat } from '../../../src/content-model/read/source'

// Takes half a minute of processor time.
jest.setTimeout(600_000)

const formats: SourceFormat[] = [
  { byteOrderMark: false, lineEnding: '\n' },
  { byteOrderMark: false, lineEnding: '\r\n' },
  { byteOrderMark: false, lineEnding: '\r' },
  { byteOrderMark: true, lineEnding: '\n' },
]

const nodes = 'articles/running-nodes-that-stay-up'
const renamed = {
  [nodes]: 'articles/2026',
  'services/devops-infrastructure': 'services/nodes-and-servers',
}
const titled = 'content/services/ui-ux-design.mdx'
let root: string

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: root })

function textFiles(): string[] {
  const content = [...walkFolder(join(root, 'content'))].map(({ path }) => `content/${path}`)
  const texts = content.filter((path) => /\.(mdx|yaml|svg)$/.test(path)).sort()
  return [...texts, 'addresses.txt', 'README.md', 'CONTRIBUTING.md', 'docs/translating.md']
}

/** Copies the sample, and gives its files the chosen formats in turn. */
function copySample(chosen: readonly SourceFormat[]): void {
  root = mkdtempSync(join(tmpdir(), 'matrix-'))
  const copied = 'content docs schemas addresses.txt README.md CONTRIBUTING.md package.json'
  for (const name of copied.split(' ')) cpSync(name, join(root, name), { recursive: true })
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(root, name))
  writeFileSync(join(root, '.gitignore'), '.cache\nsrc\nnode_modules\n')
  for (const [index, file] of textFiles().entries())
    change(file, (text) => text, chosen[index % chosen.length])
}

function change(file: string, edit: (text: string) => string, format?: SourceFormat): void {
  const source = readSource(readFileSync(join(root, file)))
  const changed = edit(source.text)
  writeFileSync(join(root, file), encode(changed, format ?? source.format))
}

function readTexts() {
  const sources = textFiles().map(
    (file) => [file, readSource(readFileSync(join(root, file)))] as const,
  )
  return {
    texts: Object.fromEntries(sources.map(([file, { text }]) => [file, text])),
    formats: Object.fromEntries(sources.map(([file, { format }]) => [file, format])),
  }
}

/** Runs a writer's commands. @returns their output */
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
  const begun = missing && startTranslation(root, [`content/${missing.original}`])
  const renames = Object.entries(renamed).map(([from, to]) =>
    renameEntry(root, from, to.split('/')[1] ?? ''),
  )
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
  return { before, states, begun, renames, written, fixed, generated, problems, undrawn }
}

async function run(chosen: readonly SourceFormat[]) {
  copySample(chosen)
  const before = readTexts()
  const said = await edit()
  const edited = readTexts()
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
  return { before, said, edited, company: readTexts() }
}

afterEach(() => rmSync(root, { recursive: true }))

test('every command reads all formats and keeps the format of each file', async () => {
  const { before, said, edited, company } = await run(formats)
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
  for (const [file, format] of Object.entries(edited.formats)) {
    const earlier = Object.entries(renamed).reduce(
      (path, [from, to]) => path.replace(to, from),
      file,
    )
    // New files may have any format.
    if (before.formats[earlier]) expect([file, format]).toEqual([file, before.formats[earlier]])
  }

  rmSync(root, { recursive: true })
  const inLf = await run(formats.slice(0, 1))
  expect(said).toEqual(inLf.said)
  expect(edited.texts).toEqual(inLf.edited.texts)
  expect(company.texts).toEqual(inLf.company.texts)
})
