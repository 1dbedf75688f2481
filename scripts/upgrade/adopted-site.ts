/** Creates sites of companies from an earlier version of the generator, to test upgrades. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'
import { filesBelow } from '../../src/generator/publish/files'
import { git, pathsIn } from '../machine/git'
import { earlierPaths } from './merge'

/** The last commit of version 1.0.0. */
const firstVersion = '4823a5398ffe64b655c11f77ca4695e5925a5069'

/** The earlier version lacks this interface word, so that each upgrade reports a new word. */
export const newWord = 'search.allPages'

/**
 * Kinds of sites, with their languages. The `ar` translation is partial, added by hand, and
 * written from right to left. Only the nightly level tests the first kind.
 */
export const siteKinds = {
  'one language, one service, one page': ['en-GB'],
  'three languages, Indonesian first, one of them from right to left': ['id', 'en-GB', 'ar'],
} as const satisfies Record<string, readonly string[]>

export type SiteKind = keyof typeof siteKinds

/**
 * Writes a repository of the generator with the tags v1.0.0 and v1.1.0 (the
 * current files). In a clone without history, both tags have the current files.
 */
export function writeGenerator(folder: string): void {
  mkdirSync(folder)
  git(folder, ['init', '--quiet', '--initial-branch=main'])
  const archive = spawnSync('git', ['archive', firstVersion], { maxBuffer: 2 ** 30 })
  if (archive.status === 0) execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout })
  else copyPresentFiles(folder)
  removeWord(folder)
  commit(folder, 'v1.0.0')
  for (const name of readdirSync(folder).filter((one) => one !== '.git'))
    rmSync(join(folder, name), { recursive: true })
  copyPresentFiles(folder)
  commit(folder, 'v1.1.0')
}

function copyPresentFiles(folder: string): void {
  const files = pathsIn(git('.', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']))
  for (const file of new Set(files)) cpSync(file, join(folder, file), { force: true })
}

function removeWord(folder: string): void {
  const [part = '', name = ''] = newWord.split('.')
  const schema = join(folder, 'schemas/interface.json')
  const { properties, ...others } = JSON.parse(readFileSync(schema, 'utf8'))
  delete properties[part].properties[name]
  properties[part].required = properties[part].required.filter((one: string) => one !== name)
  writeFileSync(schema, `${JSON.stringify({ ...others, properties }, null, 2)}\n`)
  const line = new RegExp(`^ +${name}: .*\n`, 'm')
  for (const below of ['content', 'src/content-model'])
    for (const file of filesBelow(join(folder, below)).filter((one) => /\.(yaml|ts)$/.test(one))) {
      const text = readFileSync(join(folder, below, file), 'utf8')
      if (line.test(text)) writeFileSync(join(folder, below, file), text.replace(line, ''))
    }
}

/** Commits all files, and tags the commit. */
export function commit(root: string, tag?: string): void {
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@site.example']
  git(root, ['add', '--all'])
  git(root, [...author, 'commit', '--quiet', '--allow-empty', '--message=Change'])
  if (tag) git(root, ['tag', tag])
}

/** Creates a company's site from v1.0.0, with its own text and theme. */
export function adopt(generator: string, site: string, kind: SiteKind): void {
  git('.', ['clone', '--quiet', generator, site])
  git(site, ['reset', '--quiet', '--hard', 'v1.0.0'])
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  const [adopted, added] = [siteKinds[kind].slice(0, 2), siteKinds[kind].slice(2)]
  const company = ['--brand=Panggang', '--legal-name=PT Panggang', '--email=a@panggang.example']
  const address = ['--url=https://www.panggang.example', `--language=${adopted.join()}`, '--yes']
  runNode(site, ['scripts/run.cjs', 'new', 'company', ...company, ...address])
  const fill = "require('./tests/support/fill-placeholders.ts').fillPlaceholders('.')"
  runNode(site, ['--require', 'tsx/cjs', '--eval', fill])
  if (added.length > 0) {
    change(site, 'content/settings.yaml', (text) => {
      const settings = parseDocument(text)
      settings.set('languages', settings.createNode(adopted, { flow: true }))
      return settings.toString({ lineWidth: 0, flowCollectionPadding: false })
    })
    const translate =
      "require('./tests/builds/right-to-left.ts').applyRightToLeft({ folder: process.cwd() })"
    runNode(site, ['--require', 'tsx/cjs', '--eval', translate])
  }
  change(site, firstPath(site, 'src/theme/colors.ts'), (text) =>
    text.replace(/(?<=paper: \{ light: )'#\w+'/, "'#FFFFFF'"),
  )
  change(site, firstPath(site, 'src/theme/fonts.ts'), (text) =>
    text.replace(/bricolage-grotesque/, 'instrument-sans'),
  )
  change(site, 'content/logo.svg', (text) => text.replace('M4 4h56', 'M2 2h56'))
  change(site, 'README.md', (text) => `${text}\nAsk the bakers.\n`)
  change(site, 'addresses.txt', (text) => `${text}/about\n`)
  commit(site)
}

const firstPath = (site: string, path: keyof typeof earlierPaths) =>
  existsSync(join(site, path)) ? path : earlierPaths[path]

function change(site: string, file: string, changed: (text: string) => string): void {
  const path = join(site, file)
  const text = readFileSync(path, 'utf8')
  if (changed(text) === text) throw new Error(`${file} would stay unchanged.`)
  writeFileSync(path, changed(text))
}

/** @throws with the output when it fails */
function runNode(site: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: site,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
}
