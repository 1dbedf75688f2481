import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, readKeyed } from '../../content-model/check/check-cache'
import { locate } from '../../content-model/read/locations'
import { filesBelow } from '../publish/files'
import { readFileOnce } from './entry-source'
import { readInTwoThreads } from './parallel-reading'

const root = process.cwd()
/** Some content of every collection: each file is read three times. */
const paths = filesBelow(join(root, 'content'))
  .filter((path) => locate(path))
  .filter((_, index) => index % 4 === 0)

test('two threads read each file once, and as one thread does', async () => {
  const read = await readInTwoThreads(root, paths)
  const alone = paths.map((path) => {
    const bytes = readFileSync(join(root, 'content', path))
    const { original } = readKeyed(join(root, 'content'), path) ?? {}
    return [
      keyOf(path, bytes, original),
      readFileOnce(path, { bytes, ...(original && { original }) }),
    ]
  })
  expect(read).toHaveLength(paths.length)
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(alone))
})

test('a file that cannot be read ends the reading, in whichever thread', async () => {
  await expect(readInTwoThreads(root, ['articles/nowhere.mdx'])).rejects.toThrow('nowhere.mdx')
})
