/** Checks the content and prints the report: the first part of `npm run check`. */

import { checkContent } from '../src/collections/check'
import { openCheckCache } from '../src/collections/check-cache'
import { count, formatReport } from '../src/collections/problems'

const root = process.cwd()
const cache = openCheckCache(root)
const { files, problems } = checkContent(root, { cache })
cache.save()
if (problems.length === 0) {
  console.log(`${count(files.length, 'file')} of content, no problems.`)
} else {
  console.error(`\n${formatReport(problems)}\n`)
  process.exitCode = 1
}
