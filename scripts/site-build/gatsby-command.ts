import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { requireTestedVersions } from '../../src/generator/gatsby-patches/tested-versions'
import { temporaryFolder } from '../machine/temporary-folder'

const patches = 'src/generator/gatsby-patches'

/** Node loads these before Gatsby. */
const preloads = ['scripts/site-build/end-with-parent.cjs', `${patches}/build/skip-compilation.cjs`]
const developPreload = `${patches}/dev-server/before-develop.cjs`

/**
 * Without this variable, Gatsby asks for feedback a week after the first build, and then at random.
 */
const noSurvey = { GATSBY_FEEDBACK_DISABLED: '1' }

/**
 * Runs a Gatsby command until it ends, a signal arrives, or the parent process ends.
 * @param environment variables added to this process's environment
 * @returns the exit status
 * @throws when the patches were not tested with the installed packages
 */
export function runGatsby(
  root: string,
  command: 'build' | 'develop',
  options: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<number> {
  requireTestedVersions(root)
  const { resolve } = createRequire(join(root, 'package.json'))
  const modules = [...preloads, ...(command === 'develop' ? [developPreload] : [])]
  // npx takes half a second to find the program.
  const cli = join(resolve('gatsby/package.json'), '..', 'cli.js')
  return new Promise((done, fail) => {
    const gatsby = spawn(
      process.execPath,
      [...modules.flatMap((name) => ['--require', join(root, name)]), cli, command, ...options],
      {
        stdio: 'inherit',
        env: { ...process.env, ...noSurvey, ...temporaryFolder(), ...environment },
      },
    )
    // Passes signals on, and keeps the lock until Gatsby has ended. A terminal
    // signals both processes. npm signals only its shell, so this process also
    // watches for the end of its parent.
    let isEnding = false
    const end = () => {
      isEnding = true
      gatsby.kill('SIGTERM')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) end()
    }, 500).unref()
    gatsby.on('error', fail)
    gatsby.on('exit', (status, signal) => {
      if (signal && !isEnding) console.error(`Another program stopped Gatsby (${signal}).`)
      done(status ?? 1)
    })
  })
}
