/**
 * `npm run upgrade -- v1.4.0`: merges the code of another version of the
 * generator into a company's site and lists the content that the version
 * requires. The content, the theme, `addresses.txt` and the README stay
 * unchanged, and nothing is committed. `--from` sets the repository of the
 * generator: an address, a folder or a remote. The default is this repository
 * and its remotes.
 */
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { fileIn } from './machine/git'
import { runCommand } from './machine/run-command'
import { contentChanges, newColours, newPages, wordChanges } from './upgrade/content-changes'
import { mergeCode } from './upgrade/merge'
import { reportOf } from './upgrade/report'
import { commonCommit, findVersion, requireCleanCheckout } from './upgrade/versions'

const usage =
  'Write the version to upgrade to, for example: npm run upgrade -- v1.4.0. The only option is --from REPOSITORY.'

async function main(): Promise<number> {
  const root = process.cwd()
  const { values, positionals } = parseArgs({
    options: { from: { type: 'string' } },
    allowPositionals: true,
  })
  const [name] = positionals
  if (!name || positionals.length > 1) throw new Error(usage)
  requireCleanCheckout(root)
  const version = findVersion(root, name, values.from)
  const base = commonCommit(root, version)
  const { commit } = version
  const conflicts = mergeCode(root, version, base)
  const report = reportOf({
    name,
    from: numberOf(root, 'HEAD'),
    to: numberOf(root, commit),
    conflicts,
    content: contentChanges(root, base, commit),
    ...wordChanges(root, base, commit),
    colours: newColours(root, commit),
    pages: newPages(root, base, commit),
  })
  console.log(report)
  return conflicts.length > 0 ? 1 : 0
}

/** Returns the version in package.json. */
function numberOf(root: string, commit: string): string {
  const manifest: unknown = JSON.parse(fileIn(root, commit, 'package.json') ?? '{}')
  return z.object({ version: z.string() }).safeParse(manifest).data?.version ?? 'unknown'
}

runCommand(main, usage)
