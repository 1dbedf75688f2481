import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedDocument } from './document'
import type { PortfolioService } from './portfolio'
import { cacheFolderPerTest, makeSample, readPdf } from './testing'

const folder = cacheFolderPerTest()
const make = (changes: Partial<PortfolioService> = {}) => makeSample(folder.path, changes)

test('the same content has the same bytes, from nothing too', async () => {
  const bytes = async ({ file, cover }: NamedDocument) => [
    await readFile(file),
    await readFile(cover),
  ]
  const first = await make()
  const again = await makeSample(join(folder.path, 'another'))
  expect(await bytes(again)).toEqual(await bytes(first))
})

test('changed words make it again, once for calls at the same time, and its former files go', async () => {
  const longer = await make({ slug: 'sample-service-design' })
  await make()
  const [changed, same] = await Promise.all(['', ''].map(() => make({ title: 'Ledger Repair' })))
  expect(same).toEqual(changed)
  expect((await readPdf(changed?.file ?? '')).text).toContain('Ledger Repair')
  expect((await readPdf(longer.file)).pages).toHaveLength(longer.pages)
  expect(await readdir(folder.path)).toHaveLength(6)
})
