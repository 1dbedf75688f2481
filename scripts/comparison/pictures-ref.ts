/**
 * Stores a comment's pictures in a git ref. A comment can only show pictures that are on the web, the
 * workflow's artifacts are zip files, and GitHub has no way for a program to upload a picture. So they are
 * pushed to the repository itself, for which the workflow's token is enough: to a ref that is not a branch,
 * which clones do not fetch, one for each pull request, with one commit that each run replaces.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface PushOptions {
  /** Folder of the pictures. */
  folder: string
  files: readonly string[]
  /** The repository's address. */
  remote: string
  /** Number of the pull request. */
  number: number
  token: string
}

/**
 * Pushes pictures.
 * @returns the commit that holds them
 */
export function pushPictures({ folder, files, remote, number, token }: PushOptions): string {
  const work = mkdtempSync(join(tmpdir(), 'pictures-'))
  const identity = {
    name: 'github-actions[bot]',
    email: 'github-actions[bot]@users.noreply.github.com',
  }
  const login = Buffer.from(`x-access-token:${token}`).toString('base64')
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: work,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: identity.name,
        GIT_AUTHOR_EMAIL: identity.email,
        GIT_COMMITTER_NAME: identity.name,
        GIT_COMMITTER_EMAIL: identity.email,
        // In the environment: other programs of the machine could read an argument.
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: 'http.extraHeader',
        GIT_CONFIG_VALUE_0: `Authorization: Basic ${login}`,
      },
    }).trim()
  try {
    git('init', '--quiet')
    for (const file of files) copyFileSync(join(folder, file), join(work, file))
    git('add', '--', ...files)
    git('commit', '--quiet', '--message', `Pictures for pull request ${number}`)
    git('push', '--quiet', '--force', remote, `HEAD:refs/comparisons/${number}`)
    return git('rev-parse', 'HEAD')
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
