/** Tests that a build which fails leaves the last good site. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { SiteCopy } from '../support/site-copy'
import { rewrite } from './small-site'
import { builtTree, differences } from './trees'

/**
 * Declares the tests. They leave the copy with a template that fails.
 * @param copyOf a copy that has been built from its content, as soon as a test runs
 */
export function testFailingBuilds(copyOf: () => SiteCopy): void {
  test('a build in which a public address vanishes stops before anything is published', async () => {
    const published = await builtTree(copyOf().folder)
    const addresses = join(copyOf().folder, 'addresses.txt')
    await writeFile(addresses, '/solutions/net-loan\n')
    const { status, output } = await copyOf().run('npm', ['run', 'build'])
    expect(status, output).not.toBe(0)
    expect(output).toContain('/solutions/net-loan is public, but no file makes its page')
    expect(output).toContain('formerSlugs: [net-loan]')
    expect(differences(await builtTree(copyOf().folder), published)).toEqual([])

    const renamed = join(copyOf().folder, 'content/solutions/net-share.mdx')
    await rewrite(renamed, (text) => text.replace('---\n', '---\nformerSlugs: [net-loan]\n'))
    const check = await copyOf().run('npm', ['run', 'check', '--', '--content'])
    expect(check.status, check.output).toBe(0)
    await rm(addresses)
  })

  test('a component that fails ends the build, says so, and leaves the last good site', async () => {
    const published = await builtTree(copyOf().folder)
    const template = join(copyOf().folder, 'src', 'templates', 'industry.tsx')
    await rewrite(template, (source) =>
      source.replace(
        '  return (',
        "  if (industry.name) throw new Error('The tide is out')\n  return (",
      ),
    )
    const { status, output } = await copyOf().run('npm', ['run', 'build'])
    expect(status).toBe(1)
    expect(output).toContain('The tide is out (in IndustryPage)')
    expect(output).toMatch(/failed for path "\/industries\/[\w-]+"/)
    expect(differences(await builtTree(copyOf().folder), published)).toEqual([])
  })
}
