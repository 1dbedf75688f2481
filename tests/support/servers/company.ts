/**
 * The company of the tests, with one of everything that a site may have. Tests of behaviour run on its site,
 * so that they hold whatever content/ says.
 */
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { isUpToDate } from '../../../scripts/machine/site-digest'
import { contentOfTests, copyIn, isCopied, writeContentOfTests } from '../site-copy'

/** Folder of its project: a copy of this one, with other content. It stays, so that the next build is short. */
const project = resolve('.site-copies/company')

export const company = {
  /** Folder with its `content/`. */
  files: contentOfTests,
  /** Folder of its built site. */
  dist: join(project, 'dist'),
  /** Port on which the tests serve it. */
  port: 9081,
}

/**
 * Builds its site from the code as it is now, unless that is done.
 * @throws with the output of the build when it fails
 */
export async function buildCompany(): Promise<void> {
  await mkdir(project, { recursive: true })
  const old = (await readdir(project)).filter((name) => isCopied(name) || name === 'addresses.txt')
  for (const name of old) await rm(join(project, name), { recursive: true })
  const names = (await readdir('.')).filter((name) => isCopied(name) && name !== 'content')
  for (const name of names)
    await cp(name, join(project, name), { recursive: true, preserveTimestamps: true })
  await writeContentOfTests(project)
  if (isUpToDate(project)) return console.log('The site of the tests’ company is up to date')
  const { status, output } = await copyIn(project).run('npm', ['run', 'build'], { CI: '1' })
  if (status !== 0) throw new Error(output)
}
