/**
 * `npm run dev`: Gatsby's development server at http://localhost:8000, with a form stub for the form. Options are
 * those of `npx gatsby develop --help`: `-- --port 8001` chooses another port. Start it again after a change of the code
 * that Gatsby has loaded, such as a schema of a collection.
 */
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { requireWritable } from '../src/generator/machine-errors'
import { isOfOtherCode, isUnfinished } from '../src/generator/publish/build-note'
import { startFormStub } from './form-stub/form-stub'
import { portOf, requirePort } from './machine/ports'
import { runCommand } from './machine/run-command'
import { discardCache } from './site-build/build-cache'
import { takeLock } from './site-build/build-lock'
import { requirePlace } from './site-build/build-place'
import { runGatsby } from './site-build/gatsby-command'
import { compileGatsbyFiles } from './site-build/gatsby-files'

async function main(): Promise<void> {
  const root = process.cwd()
  requireWritable(root)
  requirePlace(root)
  const release = await takeLock(root, 'dev')
  let formStub: Server | undefined
  try {
    // What a killed build was writing is neither in the old state nor in the new one; and Gatsby keeps the entries that
    // other code has read from the same files.
    if (isUnfinished(root) || isOfOtherCode(root)) discardCache(root)
    // Gatsby would ask whether to use another port, which nobody answers without a terminal.
    await requirePort(sitePort(), 'npm run dev -- --port 8001')
    const { server, environment } = await startFormStub()
    formStub = server
    const { write } = await compileGatsbyFiles(root)
    write()
    process.exitCode = await runGatsby(root, 'develop', process.argv.slice(2), {
      ...environment,
      // So that gatsby-plugin-sharp makes pictures on request.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1',
    })
  } finally {
    formStub?.close()
    await release()
  }
}

/** Returns the port from Gatsby's own option, by either of its names, or its default. */
function sitePort(): number {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '8000' } },
    strict: false,
  })
  return portOf(String(values.port))
}

runCommand(main)
