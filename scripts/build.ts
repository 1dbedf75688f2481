/**
 * `npm run build`: builds the production site into `dist/`, without a cache if
 * an earlier build failed or the code has changed. `-- --preview` builds a
 * preview with drafts and scheduled pages, hidden from search engines. The
 * command also accepts the options of `npx gatsby build --help`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { currentDay } from '../src/content-model/visibility/day'
import { lackOfSpace, requireWritable } from '../src/generator/machine-errors'
import { readSettings } from '../src/generator/nodes/settings'
import { restoreFolders } from '../src/generator/publish/atomic-replace'
import { hasFinished, isUnfinished, recordBuildEnd } from '../src/generator/publish/build-record'
import { runCommand } from './machine/run-command'
import { removeSiteDigest, writeSiteDigest } from './machine/site-digest'
import { digestOfInputs, discardCache } from './site-build/build-cache'
import { takeLock } from './site-build/build-lock'
import { requireBuildableFolder } from './site-build/buildable-folder'
import { runGatsby } from './site-build/gatsby-command'
import { compileGatsbyFiles } from './site-build/gatsby-files'

const root = process.cwd()
const options = process.argv.slice(2).filter((option) => option !== '--preview')
if (process.argv.includes('--preview')) {
  process.env.GATSBY_PREVIEW = currentDay(readSettings(root).timeZone)
  // Without a key, the form does not post.
  process.env.GATSBY_FORM_ACCESS_KEY = ''
}
// Without this option, Gatsby ignores the prefix in links.
if (process.env.PATH_PREFIX && !options.some((option) => /^--(no-)?prefix-paths$/.test(option)))
  options.push('--prefix-paths')

async function main(): Promise<number> {
  requireWritable(root)
  requireBuildableFolder(root)
  const release = await takeLock(root, 'build')
  try {
    restoreFolders(root, ['dist', 'hosting'])
    removeSiteDigest(root)
    const { sources, write } = await compileGatsbyFiles(root)
    const inputs = digestOfInputs(root, options, sources)
    const isCacheUsed = hasFinished(root, inputs) && existsSync(join(root, 'public'))
    if (!isCacheUsed) {
      if (existsSync(join(root, '.cache', 'redux')))
        console.log(
          'The last build did not finish, or the code has changed. Building without a cache.',
        )
      discardCache(root)
    }
    write()
    const status = await runGatsby(root, 'build', options)
    if (status === 0) {
      recordBuildEnd(root, inputs)
      writeSiteDigest(root)
    } else explainFailure(isCacheUsed)
    return status
  } finally {
    await release()
  }
}

/** Gatsby reports a full disk in many lines, and does not mention its cache. */
function explainFailure(isCacheUsed: boolean): void {
  const lack = lackOfSpace(root)
  if (lack) console.error(lack)
  else if (isCacheUsed && isUnfinished(root))
    console.error(
      'If content and code are correct, build again: the next build starts without a cache. If it also fails, run npm run clean.',
    )
}

runCommand(main)
