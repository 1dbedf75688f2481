/**
 * `npm run build`: runs Gatsby's build, alone in its folder, and from scratch if the cache of earlier builds
 * cannot be trusted. Options are Gatsby's.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { explainError, lackOfSpace, requireWritable } from '../src/generator/pages/machine-errors'
import { buildNote } from '../src/generator/publish/build-note'
import { forgetSources, noteSources } from './machine/site-digest'
import { temporaryFolder } from './machine/temporary-folder'
import { whenEnded } from './machine/when-ended'
import {
  buildConditions,
  discardCache,
  isCacheWhole,
  noteFinished,
  removeReplaced,
  restoreSite,
} from './site-build/build-cache'
import { type BuildLock, takeLock } from './site-build/build-lock'
import { buildOptions } from './site-build/build-options'
import { requireParts } from './site-build/build-parts'
import { requirePlace } from './site-build/build-place'
import { gatsbyCommand } from './site-build/gatsby-command'
import { compileGatsbyFiles, writeGatsbyFiles } from './site-build/gatsby-files'

const root = process.cwd()
const options = buildOptions(process.argv.slice(2), process.env)

async function main(): Promise<number> {
  requireWritable(root)
  requirePlace(root)
  requireParts(root)
  const lock = await takeLock(root, 'build', { onWait: (words) => console.error(words) })
  try {
    restoreSite(root)
    forgetSources(root)
    const gatsbyFiles = await compileGatsbyFiles(root)
    const conditions = buildConditions(root, options, gatsbyFiles)
    if (!isCacheWhole(root, conditions)) {
      if (existsSync(join(root, '.cache', 'redux')))
        console.log('The last build here was not finished, or not of this code: building afresh.')
      discardCache(root)
    }
    writeGatsbyFiles(gatsbyFiles)
    const status = await gatsbyBuild(lock)
    // A build that its check has stopped has changed nothing: the note is still valid.
    if (status === 0 || existsSync(buildNote(root))) noteFinished(root, conditions)
    if (status === 0) {
      removeReplaced(root)
      noteSources(root)
    }
    // Gatsby itself prints many lines about the step in which the disk was full.
    const lack = status === 0 ? undefined : lackOfSpace(root)
    if (lack) console.error(lack)
    return status
  } finally {
    lock.release()
  }
}

function gatsbyBuild(lock: BuildLock): Promise<number> {
  return new Promise((done, fail) => {
    const gatsby = spawn(process.execPath, [...gatsbyCommand(root), 'build', ...options], {
      stdio: 'inherit',
      env: { ...process.env, ...temporaryFolder() },
    })
    if (gatsby.pid) lock.add(gatsby.pid)
    // This process waits until Gatsby has ended, to release the lock. A terminal signals both.
    whenEnded(() => gatsby.kill('SIGTERM'))
    gatsby.on('error', fail)
    gatsby.on('exit', (status, signal) => {
      if (signal) console.error(`The build was ended from outside (${signal}).`)
      done(status ?? 1)
    })
  })
}

main().then(
  (status) => {
    process.exitCode = status
  },
  (error: Error) => {
    console.error(explainError(error, root) ?? error.message)
    process.exitCode = 1
  },
)
