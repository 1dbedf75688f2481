import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { level } from '../../tests/levels'
import { fileIn, git } from '../machine/git'
import { adopt, newWord, type SiteKind, siteKinds, writeGenerator } from './adopted-site'
import { companyPaths, earlierPaths } from './merge'

// Writing, checking and upgrading whole sites takes long on slow machines.
jest.setTimeout(900_000)

// A company's own site lacks the sample.
const isSample = readFileSync('content/settings.yaml', 'utf8').includes('\nsampleNotice:')
const testOfSample = isSample ? test : test.skip

const folder = testFolder()
const generator = join(folder, 'generator')

beforeAll(() => {
  if (isSample) writeGenerator(generator)
})

const command = 'scripts/run.cjs'

const run = (site: string, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '' },
    maxBuffer: 64 * 1024 * 1024,
  })

/** Runs the check with the site's own code. */
function messagesIn(site: string): string[] {
  const { stdout } = run(site, command, 'check', '--content', '--json')
  const { diagnostics }: { diagnostics: { file: string; message: string }[] } = JSON.parse(stdout)
  return diagnostics.map(({ file, message }) => `${file} · ${message}`)
}

/** The check reports this message until the original is complete. */
const aboutTranslations = /This is a translation of \S+, which has (problems|errors)/

/** Version 1.0.0 words this message differently. */
const aboutFonts = /No font of PDFs and share images has/

const kinds = Object.keys(siteKinds) as SiteKind[]

testOfSample.each(level === 'nightly' ? kinds : kinds.slice(-1))(
  'upgrades a site from the first to the current version: %s',
  (kind) => {
    const site = join(folder, kind.replace(/\W+/g, '-'))
    adopt(generator, site, kind)
    // Version 1.0.0 has fonts.ts in another folder.
    const before = messagesIn(site).map((message) => message.replace('src/look/', 'src/theme/'))
    // Version 1.0.0 has no upgrade command.
    const { status, stdout, stderr } = run(site, resolve(command), 'upgrade', 'v1.1.0')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })

    // The company's files are unchanged, and the upgrade has added none.
    const changed = git(site, [
      'diff',
      '--name-status',
      'HEAD',
      '--',
      ...companyPaths,
      'tests/sample',
    ])
    expect(changed.split('\n').filter((line) => !line.startsWith('A\tsrc/theme/'))).toEqual([''])
    for (const [path, earlier] of Object.entries(earlierPaths)) {
      const kept = [path, earlier].map((one) => fileIn(site, 'HEAD', one)).find(Boolean)
      expect(readFileSync(join(site, path), 'utf8')).toBe(kept)
    }
    expect(git(site, ['status', '--porcelain'])).toMatch(/^[AM] {2}/m)
    // All code is from the current version.
    const code = ['src', 'scripts', 'schemas', ':!src/theme/colors.ts', ':!src/theme/fonts.ts']
    expect(git(site, ['diff', '--name-only', 'v1.1.0', '--', ...code])).toBe('')
    expect(git(site, ['diff', '--name-only', '--diff-filter=U'])).toBe('')

    expect(stdout).toContain(`  ${newWord}: `)
    const paths = [...stdout.matchAll(/^ {2}(?:\S+ · )?([\w.[\]]+)(?::|$)/gm)].map(
      ([, path = '']) => path,
    )
    // The upgrade lists each field of a group that the check reports as missing.
    const groups = paths.map((path) => `${path.replace(/\.?[^.]*$/, '')} is missing`)
    const listed = [...paths, ...groups].map(
      (path) => new RegExp(`\\b${path.replaceAll('.', '\\.').replaceAll('[]', '\\[\\d+\\]')}\\b`),
    )
    const found = messagesIn(site).filter((message) => !before.includes(message))
    expect(found).toContainEqual(expect.stringContaining(newWord))
    const isListed = (message: string) =>
      [aboutTranslations, aboutFonts, ...listed].some((pattern) => pattern.test(message))
    expect(found.filter((message) => !isListed(message))).toEqual([])
  },
)
