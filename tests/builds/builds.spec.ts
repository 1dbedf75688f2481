/**
 * Tests of what a build publishes, and that one which fails leaves the last good site.
 */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { SiteCopy } from '../support/site-copy'
import { setContent } from './builder'
import { copySmallSite, rewrite } from './small-site'
import { builtTree, differences } from './trees'
import { testVisibility } from './visibility'

test.describe.configure({ mode: 'serial', timeout: 600_000 })

let edited: SiteCopy
/** A project with the content that `edited` has at first. */
const pristine = () => join(edited.folder, 'pristine')

test.beforeAll(async () => {
  edited = await copySmallSite()
  await cp(join(edited.folder, 'content'), join(pristine(), 'content'), { recursive: true })
})
test.afterAll(() => edited.remove())

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

test('a component that fails ends the build, says so, and leaves the last good site', async () => {
  const published = await builtTree(edited.folder)
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
  expect(differences(await builtTree(edited.folder), published)).toEqual([])
})
