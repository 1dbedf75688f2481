import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test('the list of public addresses names every page of this build', async () => {
  const listed = (await readFile('addresses.txt', 'utf8')).split('\n')
  const sitemap = await readFile('dist/sitemap.xml', 'utf8')
  for (const [, path = ''] of sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g))
    expect(listed).toContain(path || '/')
})
