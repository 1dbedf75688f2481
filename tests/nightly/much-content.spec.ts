import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { build } from '../builds/builder'
import { addMuch, copySmallSite } from '../builds/small-site'

test('a 1 MB text and a folder of two thousand files can be built', async () => {
  test.setTimeout(3600_000)
  const copy = await copySmallSite()
  try {
    const long = await addMuch(copy.folder)
    await build(copy)
    const pages = await readdir(join(copy.folder, 'dist', 'blog'))
    expect(pages.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(2000)
    const page = await stat(join(copy.folder, 'dist', 'blog', `${long}.html`))
    expect(page.size).toBeGreaterThan(1e6)
  } finally {
    await copy.remove()
  }
})
