import { readFile } from 'node:fs/promises'
import { onOneLine } from './document'
import { makeSample } from './testing'

test('the same content produces the same bytes', async () => {
  const bytes = async () => {
    const { file, cover } = await makeSample()
    return [await readFile(file), cover]
  }
  expect(await bytes()).toEqual(await bytes())
})

test('joins lines and keeps telephone numbers together', () => {
  expect(onOneLine('', 'Call \n\t +62\u00a022\u00a00100 ')).toBe('Call +62\u00a022\u00a00100')
})
