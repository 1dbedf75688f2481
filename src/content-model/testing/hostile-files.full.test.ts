import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../check/check'
import { formatReport } from '../check/diagnostics'
import { advise } from '../site-rules/advice/site-advice'
import { isStaticFile } from '../site-rules/links/addresses'
import { article, type Files, offering, person, pixel, writeContent } from './content-fixture'
import { testFolder } from './test-folder'

/** The check must not read files of this folder. */
const outside = testFolder()
writeFileSync(join(outside, 'secret.mdx'), offering('SECRET'))
writeFileSync(join(outside, 'secret.png'), pixel)
writeFileSync(join(outside, 'secret.pdf'), '%PDF-1.7')

/** Returns the lines of the report. Expects no content from `outside`. */
function linesOf(files: Files, prepare?: (folder: string) => void): string[] {
  const project = writeContent(files)
  prepare?.(project)
  const check = checkContent(project)
  const advice = advise(check, { root: project, today: '2026-06-01' })
  expect(JSON.stringify([check, advice])).not.toContain('SECRET')
  return formatReport(check.diagnostics).split('\n').slice(2)
}

const link = 'Symbolic links are not allowed here. Put the file itself here.'

test('does not follow links out of the project', () => {
  const found = linesOf(
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

test('reports settings that are a link', () => {
  expect(linesOf({ 'settings.yaml': { linkTo: join(outside, 'secret.mdx') } })).toEqual([
    `content/settings.yaml:1:1 · ${link}`,
    'content/settings.yaml:1:1 · The file is missing. It contains the settings. Restore it from Git.',
  ])
})

test('a PDF is a file under static/', () => {
  const files = { '../static/documents/own.pdf': '%PDF-1.7', '../secret.pdf': '%' }
  const project = writeContent(files)
  expect(isStaticFile(project, '/documents/own.pdf')).toBe(true)
  for (const address of ['/../secret.pdf', '/documents/../../secret.pdf', '/a\u0000', '/documents'])
    expect([address, isStaticFile(project, address)]).toEqual([address, false])
})
