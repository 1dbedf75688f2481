/** @jest-environment node */
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entry, Journal } from './journal'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  path = join(folder, 'deep', 'inquiries.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

const entry = (message: string): Entry => ({
  received: '2026-01-02T03:04:05.000Z',
  fields: { message },
})

async function messages(): Promise<string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean)
  return lines.map((line) => (JSON.parse(line) as Entry).fields.message ?? '')
}

test('keeps each inquiry on a line of its own, in the order in which they came', async () => {
  const journal = await Journal.open(path)
  const texts = Array.from({ length: 50 }, (_, number) => `Message ${number}\n“second line” 中`)
  await Promise.all(texts.map((text) => journal.append(entry(text))))
  await journal.close()
  expect(await messages()).toEqual(texts)
})

test('goes on with the file of an earlier run', async () => {
  const first = await Journal.open(path)
  await first.append(entry('one'))
  await first.close()
  const second = await Journal.open(path)
  expect(second.count).toBe(1)
  await second.append(entry('two'))
  await second.close()
  expect(await messages()).toEqual(['one', 'two'])
})

test('puts a last line that was cut off aside, and writes on after the last whole one', async () => {
  const first = await Journal.open(path)
  await first.append(entry('one'))
  await first.close()
  await appendFile(path, '{"received":"2026-01-02T03:04:05.000Z","fields":{"mess')
  const second = await Journal.open(path)
  expect(second.count).toBe(1)
  await second.append(entry('two'))
  await second.close()
  expect(await messages()).toEqual(['one', 'two'])
  expect(await readFile(`${path}.torn`, 'utf8')).toContain('"fields":{"mess')
})
