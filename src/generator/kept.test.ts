import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kept } from './kept'

const root = mkdtempSync(join(tmpdir(), 'kept-'))
afterAll(() => rmSync(root, { recursive: true }))

test('what has been made is found again, and made anew from other inputs', async () => {
  let count = 0
  const found: number[] = []
  for (const input of ['a', 'a', 'b', 'a']) found.push(await kept(root, [input], () => ++count))
  expect(found).toEqual([1, 1, 2, 1])
})
