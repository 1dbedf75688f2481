/**
 * `npm run dev`: Gatsby's development server at http://localhost:8000, with a
 * form stub. It takes the options of `npx gatsby develop --help`:
 * `-- --port 8001` chooses another port. Restart it after changing code that
 * Gatsby has loaded, such as a collection's schema.
 */
import type { Server } from 'node:http'
import { parseArgs } from 'node:util'
import { requireWritable } from '../src/generator/machine-errors'
import { isFromOtherCode, isUnfinished } from '../src/generator/publish/build-record'
import { startFormStub } from './form-stub/form-stub'
import { portOf, requireFreePort } from './machine/ports'
import { runCommand } from './machine/run-command'
import { discardCache } from './site-build/build-cache'
import { takeLock } from './site-build/build-lock'
import { requireBuildableFolder } from './site-build/buildable-folder'
import { runGatsby } from './site-build/gatsby-command'
import { compileGatsbyFiles } from './site-build/gatsby-files'

async function main(): Promise<void> {
  const root = process.cwd()
  requireWritable(root)
  requireBuildableFolder(root)
  const release = await takeLock(root, 'dev')
  let formStub: Server | undefined
  try {
    // A killed build leaves a half-written cache, and Gatsby keeps entries from older code.
    if (isUnfinished(root) || isFromOtherCode(root)) discardCache(root)
    // Gatsby would ask for another port, and wait even without a terminal.
    await requireFreePort(sitePort(), 'npm run dev -- --port 8001')
    const { server, environment } = await startFormStub()
    formStub = server
    const { write } = await compileGatsbyFiles(root)
    write()
    process.exitCode = await runGatsby(root, 'develop', process.argv.slice(2), {
      ...environment,
      // Makes gatsby-plugin-sharp create pictures on request.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: '1',
    })
  } finally {
    formStub?.close()
    await release()
  }
}

/** Reads Gatsby's `--port` or `-p` option. */
function sitePort(): number {
  const { values } = parseArgs({
    options: { port: { type: 'string', short: 'p', default: process.env.PORT ?? '8000' } },
    strict: false,
  })
  return portOf(String(values.port))
}

runCommand(main)
