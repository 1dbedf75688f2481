import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { writeChanged } from '../../src/generator/publish/files'
import { git } from '../machine/git'
import { commit } from './adopted-site'
import { mergeCode } from './merge'
import { commonCommit, findVersion, requireCleanCheckout } from './versions'

const lines = (first = 'first', last = 'last') => [first, ...'abcdefgh'.split(''), last].join('\n')

const guide = (line: string, more = ', `tests/sample` only for the sample') =>
  `${line}\n\`tests/site\` is true for any content${more}.\n`

const sample = {
  'content/home.mdx': lines(),
  'content/testimonials/clerk.mdx': 'The ledger is right.\n',
  'content/logo.svg': '<svg/>',
  'src/look/colors.ts': lines(),
  'src/page.ts': lines(),
  'tests/sample/words.spec.ts': 'sample',
  'README.md': lines(),
  'CONTRIBUTING.md': guide('Run npm test.'),
  'content/settings.yaml': 'brand: Rantara\n',
}

let folder: string
let generator: string
let site: string

beforeEach(() => {
  folder = testFolder()
  generator = join(folder, 'generator')
  site = join(folder, 'site')
  mkdirSync(generator)
  git(generator, ['init', '--quiet', '--initial-branch=main'])
  change(generator, sample)
  git(generator, ['tag', 'v1.0.0'])
  git(folder, ['clone', '--quiet', generator, site])
  change(site, {
    'content/home.mdx': lines('Bakery ovens'),
    'content/testimonials/clerk.mdx': null,
    'content/testimonials/baker.mdx': 'The oven is hot.\n',
    'src/look/colors.ts': lines('bread'),
    'tests/sample/words.spec.ts': null,
    'README.md': lines('Ovens'),
    'CONTRIBUTING.md': guide('Run npm test.', ''),
    'content/settings.yaml': 'brand: Oven\n',
  })
  change(generator, {
    'content/home.mdx': lines(undefined, 'More of the sample'),
    'content/testimonials/clerk.mdx': 'The ledger is right again.\n',
    'content/testimonials/auditor.mdx': 'So it is.\n',
    'content/logo.svg': '<svg>new</svg>',
    'src/look/colors.ts': null,
    'src/theme/colors.ts': lines(undefined, 'indigo'),
    'src/page.ts': lines(undefined, 'new code'),
    'tests/sample/words.spec.ts': 'more of the sample',
    'README.md': lines(undefined, 'New'),
    'CONTRIBUTING.md': guide('Run npm test twice.'),
  })
  git(generator, ['tag', 'v1.1.0'])
})

/** Writes these files, removes the files with null, and commits. */
function change(root: string, files: Record<string, string | null>): void {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, file)
    if (text === null) rmSync(path)
    else writeChanged(path, text)
  }
  commit(root)
}

function upgrade(name: string): string[] {
  requireCleanCheckout(site)
  const version = findVersion(site, name)
  return mergeCode(site, version, commonCommit(site, version))
}

const status = () => git(site, ['status', '--porcelain'])
const text = (file: string) => readFileSync(join(site, file), 'utf8')

test('merges code and leaves content unchanged', () => {
  expect(upgrade('v1.1.0')).toEqual([])
  expect(status()).toBe(
    'M  CONTRIBUTING.md\nM  src/page.ts\nR  src/look/colors.ts -> src/theme/colors.ts\n',
  )
  expect(text('src/theme/colors.ts')).toBe(lines('bread'))
  expect(text('src/page.ts')).toBe(lines(undefined, 'new code'))
  // `npm run new -- company` changes this file without causing a conflict.
  expect(text('CONTRIBUTING.md')).toBe(guide('Run npm test twice.', ''))
  expect(existsSync(join(site, 'content/testimonials/auditor.mdx'))).toBe(false)
  git(site, ['merge', '--abort'])
  expect(status()).toBe('')
})

test('merges the next upgrade on top of the last', () => {
  upgrade('v1.1.0')
  change(site, { 'src/page.ts': lines('code of the company', 'new code') })
  change(generator, { 'src/page.ts': lines(undefined, 'newer code') })
  git(generator, ['tag', 'v1.2.0'])
  expect(upgrade('v1.2.0')).toEqual([])
  expect(status()).toBe('M  src/page.ts\n')
  expect(text('src/page.ts')).toBe(lines('code of the company', 'newer code'))
})

test('leaves a git conflict in code that the company has changed', () => {
  change(site, { 'src/page.ts': lines(undefined, 'code of the company') })
  expect(upgrade('v1.1.0')).toEqual(['src/page.ts'])
  expect(status()).toBe(
    'M  CONTRIBUTING.md\nUU src/page.ts\nR  src/look/colors.ts -> src/theme/colors.ts\n',
  )
  expect(text('src/page.ts')).toContain('<<<<<<< HEAD\ncode of the company')
  expect(() => requireCleanCheckout(site)).toThrow(
    'A merge is not finished. Commit it, or undo it with: git merge --abort',
  )
})

test('refuses to start with uncommitted changes', () => {
  writeFileSync(join(site, 'content/home.mdx'), 'New words')
  expect(() => upgrade('v1.1.0')).toThrow(
    'These changes are not committed:\n M content/home.mdx\nCommit or undo them first.',
  )
})

test('rejects an unknown version and an already merged version', () => {
  expect(() => upgrade('v9')).toThrow(
    'There is no version v9 here. The versions are v1.0.0, v1.1.0. Name the repository of the generator, for example: npm run upgrade -- v9 --from https://git.example/generator.git',
  )
  expect(() => upgrade('v1.0.0')).toThrow('This site has v1.0.0 already.')
  expect(() => findVersion(site, 'v9', join(folder, 'nowhere'))).toThrow(
    `There is no version v9 in ${join(folder, 'nowhere')}. That repository cannot be read.`,
  )
})

test("rejects a site without the generator's history", () => {
  rmSync(join(site, '.git'), { recursive: true })
  git(site, ['init', '--quiet'])
  commit(site)
  const version = findVersion(site, 'v1.1.0', generator)
  expect(() => commonCommit(site, version)).toThrow(
    'The history of this site does not contain the version that it started from',
  )
})
