import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../../content-model/testing/test-folder'

/** Throws for frontmatter that would stop a build. */
export { parseFrontmatter as parseAtBuild } from 'gatsby-plugin-mdx/dist/frontmatter'

/**
 * Runs a script in a temporary folder, in a process that loads packages as Gatsby's process does.
 * @param script body of an async function, in which `patch('dev-server/stay-up')` loads a module of this folder, and
 * `root` is the project's folder
 * @returns the returned value, as JSON preserves it
 * @throws with the output, if the script throws or prints an error
 */
export function resultOf(script: string): unknown {
  const folder = testFolder()
  const file = join(folder, 'canary.cjs')
  // A file instead of `node -e`: child processes inherit the command line and would run the code again.
  writeFileSync(
    file,
    `{
      const root = ${JSON.stringify(process.cwd())}
      const require = module.require('node:module').createRequire(root + '/package.json')
      const patch = (name) => require(root + '/src/generator/gatsby-patches/' + name)
      const run = async () => { ${script} }
      run().then(
        (value) => {
          require('node:fs').writeSync(3, JSON.stringify(value))
          process.exit()
        },
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    }`,
  )
  const { status, output } = spawnSync(
    process.execPath,
    ['--require', require.resolve('tsx/cjs'), file],
    {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      // Newer Node versions warn about deprecations in packages. Any other output on stderr is an error of a patch.
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    },
  )
  const [, printed, errors, result] = output
  if (status !== 0 || errors) throw new Error(`${printed}${errors}`)
  return JSON.parse(result ?? '')
}

/** Code that loads Gatsby's webpack `config` for scripts. */
export const gatsbyConfig = `
    process.env.NODE_ENV = 'production'
    const { store } = require('gatsby/dist/redux')
    const program = { directory: root, extensions: ['.ts', '.tsx', '.js'], browserslist: ['defaults'] }
    for (const [type, payload] of Object.entries({
      SET_PROGRAM: program, SET_SITE_CONFIG: {}, SET_SITE_FLATTENED_PLUGINS: [],
    })) store.dispatch({ type, payload })
    const config = await require('gatsby/dist/utils/webpack.config')(program, root, 'build-javascript', 8000)`
