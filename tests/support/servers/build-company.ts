import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../../scripts/machine/run-command'
import { isUpToDate } from '../../../scripts/machine/site-digest'
import { writeContentOfTests } from '../content/content-of-tests'
import { addHiddenEntries, companyEpoch, makeEntriesDue } from '../content/entries-of-each-state'
import { copyIn, isCopied } from '../site-copy'
import { companyProject as project } from './company'

/**
 * Builds the test company's site, unless it is up to date.
 * @throws with the build's output when it fails
 */
export async function buildCompany(): Promise<void> {
  await mkdir(project, { recursive: true })
  const old = (await readdir(project)).filter((name) => isCopied(name) || name === 'addresses.txt')
  for (const name of old) await rm(join(project, name), { recursive: true })
  const names = (await readdir('.')).filter((name) => isCopied(name) && name !== 'content')
  for (const name of names)
    await cp(name, join(project, name), { recursive: true, preserveTimestamps: true })
  await writeContentOfTests(project)
  await addHiddenEntries(project)
  makeEntriesDue(project)
  const env = { SOURCE_DATE_EPOCH: companyEpoch }
  if (isUpToDate(project, { ...process.env, ...env }))
    return console.log('The site of the test company is up to date')
  const { status, output } = await copyIn(project).run('npm', ['run', 'build'], {
    CI: '1',
    ...env,
  })
  if (status !== 0) throw new Error(output)
}

if (process.argv[1]?.endsWith('build-company.ts')) runCommand(buildCompany)
