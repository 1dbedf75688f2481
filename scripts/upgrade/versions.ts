import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { git, runGit } from '../machine/git'

/** A version, as a commit in the site's repository. */
export interface Version {
  /** As requested, such as `v1.4.0`. */
  name: string
  commit: string
}

/** @throws when the checkout has uncommitted changes, so an upgrade could not be undone */
export function requireCleanCheckout(root: string): void {
  const { status, stdout } = runGit(root, ['status', '--porcelain'])
  if (status !== 0)
    throw new Error(
      'This folder is not a git checkout. An upgrade merges with git: clone the repository of your site.',
    )
  if (existsSync(resolve(root, git(root, ['rev-parse', '--git-path', 'MERGE_HEAD']).trim())))
    throw new Error('A merge is not finished. Commit it, or undo it with: git merge --abort')
  if (stdout)
    throw new Error(`These changes are not committed:\n${stdout}Commit or undo them first.`)
}

/**
 * Returns a version, and fetches it if necessary.
 * @param from address, folder or remote. Default: this repository, then its remotes
 * @throws when the version does not exist, with the existing versions
 */
export function findVersion(root: string, name: string, from?: string): Version {
  const local = from === undefined ? commitOf(root, name) : undefined
  if (local) return { name, commit: local }
  const sources = from === undefined ? linesOf(git(root, ['remote'])) : [from]
  for (const source of sources)
    for (const reference of [`refs/tags/${name}`, name]) {
      const fetched = runGit(root, ['fetch', '--quiet', '--no-tags', source, reference])
      const commit = fetched.status === 0 ? commitOf(root, 'FETCH_HEAD') : undefined
      if (commit) return { name, commit }
    }
  throw new Error(explainUnknown(root, name, sources, from))
}

function commitOf(root: string, name: string): string | undefined {
  const found = runGit(root, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`])
  return found.status === 0 ? found.stdout.trim() : undefined
}

function explainUnknown(root: string, name: string, sources: string[], from?: string): string {
  const listed = sources.map((source) => runGit(root, ['ls-remote', '--tags', '--refs', source]))
  const tags = [
    ...(from === undefined ? linesOf(git(root, ['tag'])) : []),
    ...listed.flatMap(({ stdout }) =>
      [...stdout.matchAll(/refs\/tags\/(.*)/g)].map(([, tag]) => tag),
    ),
  ]
  const known = [...new Set(tags)].join(', ')
  const unreachable = from !== undefined && listed.some(({ status }) => status !== 0)
  return `There is no version ${name}${from === undefined ? ' here' : ` in ${from}`}. ${
    unreachable
      ? 'That repository cannot be read.'
      : known
        ? `The versions are ${known}.`
        : 'There are no tags.'
  }${from === undefined ? ` Name the repository of the generator, for example: npm run upgrade -- ${name} --from https://git.example/generator.git` : ''}`
}

/**
 * Returns the last common commit of the site and the version.
 * @throws when the site has the version already, or they have no common commit
 */
export function commonCommit(root: string, { name, commit }: Version): string {
  const { stdout } = runGit(root, ['merge-base', 'HEAD', commit])
  const base = stdout.trim()
  if (base === commit) throw new Error(`This site has ${name} already.`)
  if (base) return base
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']).trim() === 'true'
  throw new Error(
    isShallow
      ? 'This clone has no history. Get it with: git fetch --unshallow'
      : `The history of this site does not contain the version that it started from, so git cannot merge ${name}. docs/upgrading.md describes how to join the two histories.`,
  )
}

const linesOf = (output: string): string[] => output.split('\n').filter(Boolean)
