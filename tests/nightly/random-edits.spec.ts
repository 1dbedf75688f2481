/** The same content produces the same site, regardless of earlier builds and edits. */
import { createHash, randomInt } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import { filesBelow } from '../../src/generator/publish/files'
import { build, buildAndKill } from '../builds/builder'
import { copySmallSite, rewrite } from '../builds/small-site'
import { runs } from '../levels'
import type { SiteCopy } from '../support/site-copy'
import { addLanguage, apply, type Edit, edits } from './edits'

test.describe.configure({ mode: 'serial' })

let edited: SiteCopy

test.beforeAll(async () => {
  edited = await copySmallSite()
})
test.afterAll(() => edited.remove())

/** Returns a digest of each built file. */
async function builtTree(): Promise<Record<string, string>> {
  const tree: Record<string, string> = {}
  for (const name of ['dist', 'hosting'])
    for (const file of filesBelow(join(edited.folder, name))) {
      const bytes = await readFile(join(edited.folder, name, file))
      tree[`${name}/${file}`] = createHash('sha256').update(bytes).digest('hex')
    }
  return tree
}

test('a build after edits equals a clean build, as do two parallel builds after a killed build', async () => {
  // The random edits may include no translation.
  await addLanguage(edited.folder)
  for (const number of [0, 1]) await apply({ kind: 'translate', number }, edited.folder)
  await build(edited)
  await apply({ kind: 'move a translation', number: 0 }, edited.folder)
  await apply({ kind: 'remove a translation', number: 1 }, edited.folder)
  const property = fc.asyncProperty(edits, async (sequence: Edit[]) => {
    for (const edit of sequence) await apply(edit, edited.folder)
    const start = performance.now()
    await build(edited)
    const expectedTree = await builtTree()
    // Kills the build after Gatsby has begun to change its cache, and before the build ends.
    const later = randomInt(Math.round((performance.now() - start) / 3))
    await test.step(`a build is killed ${later} ms after the check`, async () => {
      await buildAndKill(edited, { words: 'subset fonts', later })
      // The previous site remains.
      expect(await builtTree()).toEqual(expectedTree)
      for (const name of ['dist', 'hosting'])
        await rm(join(edited.folder, name), { recursive: true })
      // The waiting build removes the cache, so it is a clean build.
      const outputs = (await Promise.all([build(edited), build(edited)])).map(
        ({ output }) => output,
      )
      expect(await builtTree()).toEqual(expectedTree)
      expect(outputs.filter((output) => output.includes('Building without a cache'))).toHaveLength(
        1,
      )
      expect(outputs.join()).toContain('Waiting for it')
    })
  })
  // Each sequence starts from the previous result, so fast-check cannot shrink.
  await fc.assert(property, { numRuns: runs('editSequences'), endOnFailure: true })
})

test('a component that throws stops the build, is named in the error and leaves the previous site', async () => {
  await build(edited)
  const published = await builtTree()
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
  expect(await builtTree()).toEqual(published)
})
