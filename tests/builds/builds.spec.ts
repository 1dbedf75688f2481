/**
 * Tests that the same content gives the same site, whatever happened before. `npm test` tries each case
 * once, at random; `npm run soak` often enough to trust it.
 */
import { randomInt } from 'node:crypto'
import { statSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { filesBelow } from '../../src/generator/publish/files'
import { soak } from '../soak/dev-soak'
import { startDevelopmentServer } from '../support/servers/development-server'
import type { SiteCopy } from '../support/site-copy'
import { build, buildAndKill, buildClean, setContent } from './builder'
import { addLanguage, apply, type Edit, edits } from './edits'
import { copySmallSite, rewrite } from './small-site'
import { builtTree, differences } from './trees'
import { testVisibility } from './visibility'

const isSoak = Boolean(process.env.SOAK)
const sequences = isSoak ? 50 : 1

test.describe.configure({ mode: 'serial', timeout: isSoak ? 3 * 3600_000 : 600_000 })

let edited: SiteCopy
/** A project with the content that `edited` has at first. */
const pristine = () => join(edited.folder, 'pristine')
let expectedTree: Record<string, string>
let cleanBuildMs = 0

test.beforeAll(async () => {
  edited = await copySmallSite()
  await cp(join(edited.folder, 'content'), join(pristine(), 'content'), { recursive: true })
})
test.afterAll(() => edited.remove())

// Runs first, since its build is also the one from which the other tests start.
test('after random operations the development server shows what a build shows', async () => {
  const served = await copySmallSite()
  const server = await startDevelopmentServer(served, 9187)
  const buildServed = async () => {
    const start = performance.now()
    await buildClean(edited, served.folder)
    cleanBuildMs = performance.now() - start
    return join(edited.folder, 'dist')
  }
  const seed = randomInt(1e6)
  const soaked = {
    copy: served,
    server,
    operations: 30,
    seed,
    pause: 300,
    tabs: 3,
    build: buildServed,
  }
  try {
    const { wrong } = await soak({ ...soaked, log: () => undefined })
    expect(wrong, `with seed ${seed}`).toEqual([])
  } finally {
    server.stop()
    await served.remove()
  }
  await setContent(edited, pristine())
})

testVisibility(() => edited)

test('a build in which a public address vanishes stops before anything is published', async () => {
  await setContent(edited, pristine())
  const published = await builtTree(edited.folder)
  const addresses = join(edited.folder, 'addresses.txt')
  await writeFile(addresses, '/solutions/net-loan\n')
  const { status, output } = await edited.run('npm', ['run', 'build'])
  expect(status, output).not.toBe(0)
  expect(output).toContain('/solutions/net-loan is public, but no file makes its page')
  expect(output).toContain('formerSlugs: [net-loan]')
  expect(differences(await builtTree(edited.folder), published)).toEqual([])

  const renamed = join(edited.folder, 'content/solutions/net-share.mdx')
  await rewrite(renamed, (text) => text.replace('---\n', '---\nformerSlugs: [net-loan]\n'))
  const check = await edited.run('npm', ['run', 'check', '--', '--content'])
  expect(check.status, check.output).toBe(0)
  await rm(addresses)
  await setContent(edited, pristine())
})

test('a build after any edits writes what a clean build writes, and so do two at once after one that was killed in a damaged cache', async () => {
  // Whatever the edits are: translations that are built, of which one then moves and one goes.
  await addLanguage(edited.folder)
  for (const number of [0, 1]) await apply({ kind: 'translate', number }, edited.folder)
  await build(edited)
  await apply({ kind: 'move a translation', number: 0 }, edited.folder)
  await apply({ kind: 'remove a translation', number: 1 }, edited.folder)
  const property = fc.asyncProperty(edits, async (sequence: Edit[]) => {
    for (const edit of sequence) await apply(edit, edited.folder)
    await build(edited)
    expectedTree = await builtTree(edited.folder)
    const file = await damage(cachedFiles(), randomInt(2) ? 'truncated' : 'changed')
    const moment = randomInt(Math.round(cleanBuildMs))
    await test.step(`${file}, killed after ${moment} ms`, async () => {
      await buildAndKill(edited, { words: 'building afresh', later: moment })
      for (const name of ['dist', 'hosting'])
        await rm(join(edited.folder, name), { recursive: true, force: true })
      // The second build waits for the first, which starts afresh and is thus a clean build.
      const builds = await Promise.all([build(edited), build(edited)])
      expect(differences(await builtTree(edited.folder), expectedTree)).toEqual([])
      expect(builds.filter(({ output }) => output.includes('Waiting for it'))).toHaveLength(1)
    })
  })
  // No shrinking: each sequence starts where the last one ended, so a smaller one would start elsewhere.
  await fc.assert(property, { numRuns: sequences, endOnFailure: true })
})

if (isSoak)
  test('a damaged file of the cache leads to a clean build', async () => {
    for (let time = 0; time < 20; time += 1) {
      const file = await damage(cachedFiles(), time % 2 ? 'truncated' : 'changed')
      await test.step(file, async () => {
        const { output } = await build(edited)
        expect(differences(await builtTree(edited.folder), expectedTree), file).toEqual([])
        expect(output).toContain('building afresh')
      })
    }
  })

/** Returns the files that a build trusts, from the project's folder. */
const cachedFiles = () =>
  filesBelow(join(edited.folder, '.cache'))
    .filter((name) => !/(-lock|lock\.mdb|content-check\.json)$/.test(name))
    .map((name) => join('.cache', name))
    .filter((name) => statSync(join(edited.folder, name)).size > 1)

/** Damages one of these files, and no other that is a hard link to it. @returns which */
async function damage(files: readonly string[], how: 'truncated' | 'changed'): Promise<string> {
  const name = files[randomInt(files.length)] ?? ''
  const file = join(edited.folder, name)
  const bytes = await readFile(file)
  await rm(file)
  await writeFile(
    file,
    how === 'truncated'
      ? bytes.subarray(0, Math.floor(bytes.length / 2))
      : bytes.map((byte, index) => (index % 97 ? byte : byte ^ 0xff)),
  )
  return name
}

test('a component that fails ends the build, says so, and leaves the last good site', async () => {
  const template = join(edited.folder, 'src', 'templates', 'industry.tsx')
  await rewrite(template, (source) =>
    source.replace(
      '  return (',
      "  if (industry.name) throw new Error('The tide is out')\n  return (",
    ),
  )
  const { status, output } = await edited.run('npm', ['run', 'build'])
  expect(status).toBe(1)
  expect(output).toContain('The tide is out (in IndustryPage)')
  expect(output).toMatch(/failed for path "\/industries\/[\w-]+"/)
  expect(differences(await builtTree(edited.folder), expectedTree)).toEqual([])
})
