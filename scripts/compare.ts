/**
 * `npm run compare -- --before ../main/dist`: compares two built sites as a visitor sees them, and writes a
 * comment with screenshots. The workflow posts it under pull requests.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { count } from '../src/content-model/check/diagnostics'
import { readSite } from './comparison/built-site'
import { commentOf } from './comparison/comment'
import { compareSites } from './comparison/compare-sites'
import { pageAddress } from './comparison/page-address'
import { takeScreenshots } from './comparison/screenshots'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      before: { type: 'string' },
      after: { type: 'string', default: 'dist' },
      into: { type: 'string', default: 'comparison' },
    },
  })
  const { before, after, into } = values
  if (!before) throw new Error('Name the site to compare with: --before ../main/dist')
  const report = compareSites(await readSite(before), await readSite(after))
  await rm(into, { recursive: true, force: true })
  await mkdir(into, { recursive: true })
  const pages = await takeScreenshots(report.pages, { before, after }, join(into, 'pictures'))
  const comment = commentOf(
    { ...report, pages },
    { pageUrl: pageAddress(process.cwd()), pictureUrl: (file) => `pictures/${file}` },
  )
  await writeFile(join(into, 'report.json'), JSON.stringify({ ...report, pages }, null, 2))
  await writeFile(join(into, 'comment.md'), comment)
  console.log(`${count(pages.length, 'changed page')}. See ${join(into, 'comment.md')}`)
}

main().catch((error: Error & { code?: string }) => {
  console.error(
    error.code?.startsWith('ERR_PARSE_ARGS')
      ? 'The options are --before, --after and --into, each with a folder after it.'
      : error.message,
  )
  process.exitCode = 1
})
