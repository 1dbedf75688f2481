import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '../check/check'
import { formatReport } from '../check/diagnostics'
import { advise } from '../site-rules/advice/site-advice'
import { isStaticFile } from '../site-rules/links/addresses'
import { article, type Files, offering, person, pixel, writeContent } from './content-fixture'

/** The check must not read files of this folder. */
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

/** Returns the lines of the report. Expects no content from `outside`. */
async function linesOf(files: Files, prepare?: (folder: string) => void): Promise<string[]> {
  const project = writeContent(files)
  projects.push(project)
  prepare?.(project)
  const check = checkContent(project)
  const advice = advise(check, { root: project, today: '2026-06-01' })
  expect(JSON.stringify([check, advice])).not.toContain('SECRET')
  const { diagnostics } = check
  return diagnostics.length > 0 ? formatReport(diagnostics).split('\n').slice(2) : []
}

const link = 'Symbolic links are not allowed here. Put the file itself here.'

test('does not follow links out of the project', async () => {
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
    'content/articles/a.mdx:8:10 · cover.src is ./cover.png, but this picture does not exist. Put the picture next to this file.',
    `content/articles/cover.png:1:1 · ${link}`,
    `content/offerings/a.mdx:1:1 · ${link}`,
    `content/services:1:1 · ${link}`,
    `static/documents/own.pdf:1:1 · ${link}`,
  ])
})

test('reports missing settings, and settings that are a link', async () => {
  const missing =
    'content/settings.yaml:1:1 · The file is missing. It contains the settings. Restore it from Git.'
  const linkTo = join(outside, 'secret.mdx')
  expect(await linesOf({ 'settings.yaml': { linkTo } })).toEqual([
    `content/settings.yaml:1:1 · ${link}`,
    missing,
  ])
  expect(await linesOf({ 'settings.yaml': null })).toEqual([missing])
})

test('a PDF is a file under static/', () => {
  const project = writeContent({ '../static/documents/own.pdf': '%PDF-1.7', '../secret.pdf': '%' })
  projects.push(project)
  expect(isStaticFile(project, '/documents/own.pdf')).toBe(true)
  for (const address of ['/../secret.pdf', '/documents/../../secret.pdf', '/a\u0000', '/documents'])
    expect([address, isStaticFile(project, address)]).toEqual([address, false])
})
