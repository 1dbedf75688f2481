import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parse } from 'yaml'
import * as z from 'zod'
import { adaptedFiles } from '../company/new-company'
import { fileIn, filesIn, git, pathsIn, runGit } from '../machine/git'
import type { Version } from './versions'

/** Files and folders of the company. Upgrades neither change nor add files. */
export const companyPaths = [
  'content',
  'src/theme/colors.ts',
  'src/theme/fonts.ts',
  'addresses.txt',
  'README.md',
]

/** The earlier paths of company files that version 1.1.0 moved. */
export const earlierPaths = {
  'src/theme/colors.ts': 'src/look/colors.ts',
  'src/theme/fonts.ts': 'src/look/fonts.ts',
}

/** `npm run new -- company` removes these. */
const samplePaths = ['tests/sample', 'docs/home.png']

/**
 * Merges the code of a version without committing.
 * @param base the last common commit of the site and the version
 * @returns the files with conflicts
 * @throws when git cannot merge, with git's message
 */
export function mergeCode(root: string, version: Version, base: string): string[] {
  const removed = samplePaths.filter((path) => filesIn(root, 'HEAD', path).length === 0)
  const earlier = Object.values(earlierPaths)
  const code = codeOf(root, version, base, [...companyPaths, ...earlier, ...removed])
  const options = ['--no-commit', '--no-ff', '-m', `Upgrade to ${version.name}`]
  // New files stay in their folder even if the company has moved its other files.
  const merge = runGit(root, ['-c', 'merge.directoryRenames=false', 'merge', ...options, code])
  if (runGit(root, ['rev-parse', '--verify', '--quiet', 'MERGE_HEAD']).status !== 0)
    throw new Error(`git cannot merge ${version.name}:\n${(merge.stderr || merge.stdout).trim()}`)
  moveFiles(root)
  adaptAgain(root, version, base)
  return pathsIn(git(root, ['diff', '--name-only', '--diff-filter=U', '-z']))
}

function moveFiles(root: string): void {
  for (const [path, earlier] of Object.entries(earlierPaths))
    if (filesIn(root, 'HEAD', earlier).length > 0) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      git(root, ['mv', earlier, path])
    }
}

/**
 * Repeats the changes of `npm run new -- company` in files that the company has
 * not changed otherwise.
 */
function adaptAgain(root: string, { commit }: Version, base: string): void {
  const settings: unknown = parse(fileIn(root, 'HEAD', 'content/settings.yaml') ?? '')
  const brand = z.object({ brand: z.string() }).safeParse(settings).data?.brand
  if (brand === undefined) return
  for (const [file, adapted] of Object.entries(adaptedFiles)) {
    const [old = '', own, current] = [base, 'HEAD', commit].map((from) => fileIn(root, from, file))
    if (current === undefined || adapted(old, brand) !== own) continue
    writeFileSync(join(root, file), adapted(current, brand))
    git(root, ['add', '--', file])
  }
}

/**
 * Returns a commit on top of the version, which reverts the version's changes
 * to the kept paths. Merging this commit changes only other files, and the next
 * upgrade finds the version in the history.
 */
function codeOf(root: string, { name, commit }: Version, base: string, kept: string[]): string {
  const index = resolve(root, git(root, ['rev-parse', '--git-path', 'upgrade-index']).trim())
  const env = { GIT_INDEX_FILE: index }
  try {
    git(root, ['read-tree', commit], { env })
    const remove = ['rm', '-r', '--cached', '--force', '--quiet', '--ignore-unmatch']
    git(root, [...remove, '--', ...kept], { env })
    const original = git(root, ['ls-tree', '-r', '-z', base, '--', ...kept])
    git(root, ['update-index', '-z', '--index-info'], { env, input: original })
    const tree = git(root, ['write-tree'], { env }).trim()
    const message = `Leave out the content of ${name}`
    return git(root, [...author, 'commit-tree', tree, '-p', commit, '-m', message]).trim()
  } finally {
    rmSync(index, { force: true })
  }
}

/** Author of the temporary commit. The company commits the merge itself. */
const author = ['-c', 'user.name=npm run upgrade', '-c', 'user.email=upgrade@localhost']
