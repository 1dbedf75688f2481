import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copySmallSite } from './small-site'

test('a build in which a public address vanishes stops before anything is published', async () => {
  const copy = await copySmallSite()
  try {
    await writeFile(join(copy.folder, 'addresses.txt'), '/solutions/nft-receipt\n')
    const { status, output } = await copy.run('npm', ['run', 'build'])
    expect(status, output).not.toBe(0)
    expect(output).toContain('/solutions/nft-receipt is public, but no file makes its page')
    expect(output).toContain('formerSlugs: [nft-receipt]')
    expect(existsSync(join(copy.folder, 'dist'))).toBe(false)

    const file = join(copy.folder, 'content/solutions/nft-invoice.mdx')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace('---\n', '---\nformerSlugs: [nft-receipt]\n'))
    const check = await copy.run('npx', ['tsx', 'scripts/check.ts'])
    expect(check.status, check.output).toBe(0)
  } finally {
    await rm(copy.folder, { recursive: true, force: true })
  }
})

test('the list of public addresses names every page of this build', async () => {
  const listed = (await readFile('addresses.txt', 'utf8')).split('\n')
  const sitemap = await readFile('dist/sitemap.xml', 'utf8')
  for (const [, path = ''] of sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g))
    expect(listed).toContain(path || '/')
})
