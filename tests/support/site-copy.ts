import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { freePort } from '../../scripts/machine/ports'
import { filesBelow } from '../../src/generator/publish/files'
import { writeContentOfTests } from './content/content-of-tests'

/** A copy of the project. */
export interface SiteCopy {
  folder: string
  run(command: string, args: string[], env?: Record<string, string>): Promise<Run>
  remove(): Promise<void>
}

export interface Checkout extends SiteCopy {
  git(...args: string[]): string
  commit(): void
}

export interface Run {
  status: number | null
  output: string
}

const copiesFolder = resolve('.site-copies')

/**
 * Returns whether a build needs a file or folder. Excludes Gatsby's cache,
 * which contains absolute paths.
 */
export const isCopied = (name: string): boolean =>
  /^(content|docs|schemas|scripts|src|static|tests|gatsby-.*|\.gitignore|biome\.jsonc|package(-lock)?\.json|tsconfig\.json)$/.test(
    name,
  )

interface CopyOptions {
  /** The test company's (default), or the project's own. */
  content?: 'of the tests' | 'own'
  /** `small` (default) saves most of the build time. */
  pictures?: 'own' | 'small'
}

/** Copies the project into a folder inside it, where Node finds the packages. */
export async function copySite({
  content = 'of the tests',
  pictures = 'small',
}: CopyOptions = {}): Promise<SiteCopy> {
  await mkdir(copiesFolder, { recursive: true })
  const folder = await mkdtemp(join(copiesFolder, 'site-'))
  // `mkdtemp` excludes other users, but a unit test runs as another user.
  await chmod(folder, 0o755)
  const names = (await readdir('.')).filter(isCopied)
  for (const name of names.filter((one) => one !== 'content' || content === 'own'))
    await cp(name, join(folder, name), { recursive: true })
  if (content !== 'own') await writeContentOfTests(folder)
  if (pictures === 'small') await shrinkPictures(join(folder, 'content'))
  return copyIn(folder)
}

/** Commands, CI and tests need these, but builds do not. */
const repositoryFiles = [
  '.ci',
  '.gitattributes',
  '.github',
  '.npmrc',
  '.vscode',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'addresses.txt',
  'jest.config.mjs',
  'playwright.config.ts',
]

/** Copies the repository as a checkout with a single commit. */
export async function copyRepository(options: CopyOptions = {}): Promise<Checkout> {
  const copy = await copySite({ content: 'own', ...options })
  for (const name of repositoryFiles.filter((one) => existsSync(one)))
    await cp(name, join(copy.folder, name), { recursive: true })
  // The test company's content has no published addresses yet.
  if (options.content === 'of the tests') await writeFile(join(copy.folder, 'addresses.txt'), '')
  const author = ['-c', 'user.name=Writer', '-c', 'user.email=writer@site.example']
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: copy.folder, encoding: 'utf8' })
  const commit = () => {
    git('add', '--all')
    git('commit', '--quiet', '--message=Begin')
  }
  git('init', '--quiet')
  commit()
  return { ...copy, git, commit }
}

/**
 * Builds a copy and tests its site.
 * @returns the output of a failure; undefined if all tests pass
 */
export async function buildAndTest(copy: SiteCopy): Promise<string | undefined> {
  const build = await copy.run('npm', ['run', 'build'], { CI: '1' })
  return build.status === 0 ? testSite(copy) : build.output
}

/**
 * Tests the built site of a checkout's own `content/`.
 * @returns the output of a failure; undefined if all tests pass
 */
export async function testSite(copy: SiteCopy): Promise<string | undefined> {
  return runBrowserTests(copy, { SITE_PORT: `${await freePort()}`, TEST_SITES: 'site' })
}

/**
 * Runs the journeys on a copy's served site.
 * @param home address without a trailing slash
 * @returns the output of a failure; undefined if all tests pass
 */
export async function testJourneys(copy: SiteCopy, home: string): Promise<string | undefined> {
  // Runs the tests in the copy, because they import the colours of its theme.
  await cp('playwright.config.ts', join(copy.folder, 'playwright.config.ts'))
  return runBrowserTests(copy, { JOURNEYS_AT: home, TEST_SITES: '', TEST_LEVEL: 'all' })
}

async function runBrowserTests(copy: SiteCopy, env: Record<string, string>) {
  // The other workers of this run keep the cores busy.
  const args = ['playwright', 'test', '--workers=1']
  const { status, output } = await copy.run('npx', args, { ...env, CI: '1' })
  const allPassed = /^\d+ passed, 0 failed, 0 skipped$/m.test(output)
  return status === 0 && allPassed ? undefined : output
}

/** Returns an existing copy. */
export function copyIn(folder: string): SiteCopy {
  return {
    folder,
    run: (command, args, env = {}) => run(folder, command, args, env),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Resets the content. The next build reuses the compiled scripts. */
export async function refillSite({ folder }: SiteCopy): Promise<void> {
  for (const name of ['addresses.txt', 'content', 'static'])
    await rm(join(folder, name), { recursive: true, force: true })
  await cp('static', join(folder, 'static'), { recursive: true })
  await writeContentOfTests(folder)
  await shrinkPictures(join(folder, 'content'))
}

async function shrinkPictures(content: string): Promise<void> {
  const size = { width: 64, height: 64, channels: 3, background: '#888' } as const
  const small = await sharp({ create: size }).png().toBuffer()
  for (const file of await readdir(content, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.png')) await writeFile(join(content, file), small)
}

async function run(
  cwd: string,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<Run> {
  const child = spawn(command, args, { cwd, env: { ...process.env, NODE_ENV: '', ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const [status] = await once(child, 'close')
  return { status, output }
}

/** Returns files with a match in path or content. */
export async function filesThatMention(words: RegExp, folder: string): Promise<string[]> {
  const found: string[] = []
  for (const path of filesBelow(folder))
    if (words.test(path) || words.test(await readFile(join(folder, path), 'latin1')))
      found.push(`/${path}`)
  return found
}
