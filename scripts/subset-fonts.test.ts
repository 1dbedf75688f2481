import { readFile } from 'node:fs/promises'
import { subset, subsets } from './subset-fonts'

test.each(Object.entries(subsets))(
  'the subset of %s is made from the present package',
  async (name, path) => {
    expect((await subset(name)).equals(await readFile(path))).toBe(true)
  },
)
