import { spawnSync } from 'node:child_process'

interface GitOptions {
  /** Variables added to this process's environment. */
  env?: Record<string, string>
  input?: string
}

/** Runs git in a folder. @returns its exit status and output */
export function runGit(root: string, args: readonly string[], { env, input }: GitOptions = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    input,
    maxBuffer: 256 * 1024 * 1024,
    // Forces English messages, and disables prompts.
    env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', ...env },
  })
  if (error) throw error
  return { status, stdout, stderr }
}

/** Returns git's output. @throws with git's message when it fails */
export function git(root: string, args: readonly string[], options?: GitOptions): string {
  const { status, stdout, stderr } = runGit(root, args, options)
  if (status !== 0) throw new Error(stderr.trim() || `git ${args.join(' ')} failed.`)
  return stdout
}

/** Returns a file from a commit; undefined if the commit lacks it. */
export function fileIn(root: string, commit: string, path: string): string | undefined {
  const { status, stdout } = runGit(root, ['show', `${commit}:${path}`])
  return status === 0 ? stdout : undefined
}

/** Returns the paths of the files in a commit, or below these paths. */
export const filesIn = (root: string, commit: string, ...paths: string[]): string[] =>
  pathsIn(git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', ...paths]))

/** Splits the output of a git command with the option `-z`. */
export const pathsIn = (output: string): string[] => output.split('\0').filter(Boolean)
