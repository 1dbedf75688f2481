import { readFile } from 'node:fs/promises'
import { folderPerTest, makeSample } from './testing'

const folder = folderPerTest()

test('the same content has the same bytes', async () => {
  const bytes = async () => {
    const { file, cover } = await makeSample(folder.path)
    return [await readFile(file), cover]
  }
  expect(await bytes()).toEqual(await bytes())
})
