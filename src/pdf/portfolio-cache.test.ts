import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedDocument } from './document'
import { portfolioPdf } from './portfolio'
import type { PortfolioService } from './portfolio-data'
import {
  cacheFolderPerTest,
  makeSample,
  readPdf,
  root,
  sampleService,
  sampleSettings,
  sampleSite,
} from './testing'

const folder = cacheFolderPerTest()
const make = (changes: Partial<PortfolioService> = {}) => makeSample(folder.path, changes)

describe('the cache', () => {
  const bytes = async ({ file, cover }: NamedDocument) => [
    await readFile(file),
    await readFile(cover),
  ]

  test('gives the same bytes as work from nothing', async () => {
    const first = await make()
    const again = await makeSample(join(folder.path, 'another'))
    expect(again.digest).toBe(first.digest)
    expect(await bytes(again)).toEqual(await bytes(first))
  })

  test('makes it again when words, figures or settings change, and drops the former', async () => {
    const first = await make()
    const second = await make({ title: 'Ledger Review' })
    const third = await portfolioPdf(
      sampleService,
      { ...sampleSite, settings: { ...sampleSettings, email: 'other@kriya.example' } },
      { root, cacheFolder: folder.path },
    )
    expect(new Set([first.digest, second.digest, third.digest]).size).toBe(3)
    expect((await readPdf(third.file)).text).toContain('other@kriya.example')
    expect(await readdir(folder.path)).toHaveLength(3)
  })

  test('keeps a service whose slug begins with that of another', async () => {
    const longer = await make({ slug: 'sample-service-design' })
    await make()
    await make({ title: 'Changed' })
    expect((await stat(longer.file)).size).toBe(longer.bytes)
  })

  test('shares work between calls at the same time', async () => {
    const [first, second] = await Promise.all([make(), make()])
    expect(second).toEqual(first)
    expect(await readdir(folder.path)).toHaveLength(3)
  })
})
