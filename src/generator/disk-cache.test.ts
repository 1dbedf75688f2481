import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '../content-model/testing/test-folder'
import { cachedOnDisk, removeUnused } from './disk-cache'

const root = testFolder()

test('returns a cached result for the same inputs and makes a new result for other inputs', async () => {
  let count = 0
  const found: number[] = []
  for (const input of ['a', 'a', 'b', 'a'])
    found.push(await cachedOnDisk(root, [input], () => ++count))
  expect(found).toEqual([1, 1, 2, 1])
})

test('removes an entry 14 days after its last use', async () => {
  const folder = join(root, '.cache', 'disk-cache')
  const age = (days: number) => {
    const time = new Date(Date.now() - days * 24 * 3600_000)
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), time, time)
  }
  const before = new Set(readdirSync(folder))
  await cachedOnDisk(root, ['used'], () => 1)
  const [used = ''] = readdirSync(folder).filter((name) => !before.has(name))
  age(13)
  removeUnused(root)
  expect(readdirSync(folder)).toHaveLength(before.size + 1)
  age(15)
  await cachedOnDisk(root, ['used'], () => 2)
  removeUnused(root)
  expect(readdirSync(folder)).toEqual([used])
})

test('removes nothing when the cache folder is missing', () => {
  expect(() => removeUnused(join(root, 'nowhere'))).not.toThrow()
})
