import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative, sep } from 'node:path'
import { checkContent } from '../check/check'
import { formatReport } from '../check/diagnostics'
import { readDocument } from '../read/document'
import { isStaticFile } from '../site-rules/addresses'
import { advise } from '../site-rules/site-advice'
import { article, type Files, offering, person, pixel, writeContent } from './content-fixture'
import { openedBy } from './opened-files'

/** A folder outside the project, whose files the check must not read. */
let outside: string
const projects: string[] = []
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'outside-'))
  writeFileSync(join(outside, 'secret.mdx'), offering('SECRET'))
  writeFileSync(join(outside, 'secret.png'), pixel)
  writeFileSync(join(outside, 'secret.pdf'), '%PDF-1.7')
})
afterEach(() => {
  for (const folder of [outside, ...projects.splice(0)]) rmSync(folder, { recursive: true })
})

/**
 * Returns the report of the check on the files, a line each, with `prepare` called before it. Expects that
 * it opens no files outside the project.
 */
async function linesOf(files: Files, prepare?: (folder: string) => void): Promise<string[]> {
  const project = realpathSync(writeContent(files))
  projects.push(project)
  prepare?.(project)
  const { result, opened } = await openedBy(async () => {
    const check = checkContent(project)
    return { ...check, advice: await advise(check, { root: project, today: '2026-06-01' }) }
  })
  expect(JSON.stringify(result)).not.toContain('SECRET')
  expect(opened).toContain(join(project, 'content', 'home.mdx'))
  expect(opened.filter((path) => !path.startsWith(project + sep))).toEqual([])
  return result.diagnostics.length > 0 ? formatReport(result.diagnostics).split('\n').slice(2) : []
}

const link = 'This is a link to another file, which is not followed. Put the file itself here.'

test('links out of the project are not followed, whatever they lead to', async () => {
  const found = await linesOf(
    {
      ...person,
      '../addresses.txt': { linkTo: join(outside, 'secret.mdx') },
      'offerings/a.mdx': { linkTo: join(outside, 'secret.mdx') },
      'articles/cover.png': { linkTo: join(outside, 'secret.png') },
      'articles/a.mdx': article('Ledgers', ['cover: { src: ./cover.png, alt: A }']),
    },
    (folder) => {
      symlinkSync(outside, join(folder, 'content', 'services'))
      mkdirSync(join(folder, 'static', 'documents'), { recursive: true })
      symlinkSync(join(outside, 'secret.pdf'), join(folder, 'static', 'documents', 'own.pdf'))
    },
  )
  expect(found).toEqual([
    'content/articles/a.mdx:8:10 · cover.src is ./cover.png, but there is no such picture. Put the picture beside this file.',
    `content/articles/cover.png:1:1 · ${link}`,
    `content/offerings/a.mdx:1:1 · ${link}`,
    `content/services:1:1 · ${link}`,
    `static/documents/own.pdf:1:1 · ${link}`,
  ])
})

test('settings that are a link, or missing, are said to be', async () => {
  const missing =
    'content/settings.yaml:1:1 · The file is missing. It holds the company’s settings: take it back from the repository’s history.'
  const linkTo = join(outside, 'secret.mdx')
  expect(await linesOf({ 'settings.yaml': { linkTo } })).toEqual([
    `content/settings.yaml:1:1 · ${link}`,
    missing,
  ])
  expect(await linesOf({ 'settings.yaml': null })).toEqual([missing])
})

test.each([
  ['../../package.json.png', 'is outside content/'],
  ['../../../../etc/passwd.png', 'is outside content/'],
  ['./%2e%2e/%2e%2e/secret.png', 'a special character in its name'],
  ['./..\\..\\secret.png', 'a special character in its name'],
  ['/etc/passwd.png', 'is not beside this file'],
  ['file:///etc/passwd.png', 'is on another site'],
  ['//evil.example/a.png', 'is on another site'],
])('a picture cannot be %s', async (path, words) => {
  const cover = `cover: { src: ${JSON.stringify(path)}, alt: A }`
  const found = await linesOf({
    ...person,
    'articles/a.mdx': article('Ledgers', [cover], `![A](${path.replaceAll('\\', '\\\\')})`),
  })
  expect(found).toEqual([expect.stringContaining(words), expect.stringContaining(words)])
})

test('a picture outside is refused without a look at it', async () => {
  const path = relative('/project/content/articles', join('/', basename(outside), 'secret.png'))
  const found = await linesOf({
    ...person,
    'articles/a.mdx': article('Ledgers', [`cover: { src: ${path}, alt: A }`], `![A](${path})`),
    'articles/b.mdx': article('Nodes', [], `<Figure src="${path}" alt="A" />`),
  })
  expect(found).toHaveLength(3)
  for (const line of found) expect(line).toContain('is outside content/')
})

test('a picture that is cut off, too large or none at all is refused before the build', async () => {
  const bomb = Buffer.from(pixel)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  const cases: Files = {
    'articles/cut.png': pixel.subarray(0, 50),
    'articles/bomb.png': bomb,
    'articles/page.png': '<script>alert(1)</script>',
    'articles/empty.png': '',
  }
  const names = Object.keys(cases).map((path) => path.slice('articles/'.length))
  const text = [...names, 'whole.png'].map((name) => `![A](./${name})`).join('\n\n')
  expect(
    await linesOf({
      ...person,
      ...cases,
      'articles/whole.png': pixel,
      'articles/a.mdx': article('Ledgers', [], text),
    }),
  ).toEqual(
    names.map((name) =>
      expect.stringContaining(
        `The picture is ./${name}, but that file cannot be shown: it is cut off, too large, or no picture at all. Save the picture again.`,
      ),
    ),
  )
})

test('a PDF is a file under static/ itself', () => {
  const project = writeContent({})
  projects.push(project)
  const folder = join(project, 'static', 'documents')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'own.pdf'), '%PDF-1.7')
  writeFileSync(join(project, 'secret.pdf'), '%PDF-1.7')
  symlinkSync(join(outside, 'secret.pdf'), join(folder, 'linked.pdf'))
  symlinkSync(outside, join(project, 'static', 'away'))
  expect(isStaticFile(project, '/documents/own.pdf')).toBe(true)
  for (const address of [
    '/documents/linked.pdf',
    '/away/secret.pdf',
    '/../secret.pdf',
    '/documents/../../secret.pdf',
    '/documents/own.pdf/../own.pdf/',
    '/documents/a\u0000.pdf',
    '/documents',
  ])
    expect([address, isStaticFile(project, address)]).toEqual([address, false])
})

test('what waits for somebody to write into it is not waited for', async () => {
  const pipes = ['content/articles/flow.png', 'content/offerings/a.mdx']
  const found = await linesOf(
    { ...person, 'articles/a.mdx': article('Ledgers', [], '![A](./flow.png)') },
    (folder) => {
      mkdirSync(join(folder, 'content', 'offerings'))
      for (const pipe of pipes) spawnSync('mkfifo', [join(folder, pipe)])
    },
  )
  expect(found).toEqual([
    'content/articles/a.mdx:9:1 · The picture is ./flow.png, but there is no such picture. Put the picture beside this file.',
    ...pipes.map((pipe) => `${pipe}:1:1 · This is no file that can be read to its end. Remove it.`),
  ])
})

test('a text of one megabyte and two thousand files in one folder are read', async () => {
  const sentence = 'The ledger holds what was agreed, and who agreed to it on which day. '
  const long = offering(`${`${sentence.repeat(5)}\n\n`.repeat(2900)}`)
  expect(long.length).toBeGreaterThan(1e6)
  const { diagnostics, body } = readDocument('offerings/long.mdx', Buffer.from(long))
  expect([diagnostics, body.tree.length]).toEqual([[], 2900])
  const files = Array.from({ length: 2000 }, (_, number) => [
    `offerings/sprint-${number}.mdx`,
    offering(`We build part ${number}.`).replace('title: Discovery', `title: Sprint ${number}`),
  ])
  expect(await linesOf(Object.fromEntries(files))).toEqual([])
})
