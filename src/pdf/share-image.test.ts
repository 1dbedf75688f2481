import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ShareImage, shareImage } from './share-image'
import { cacheFolderPerTest, root } from './testing'

const folder = cacheFolderPerTest()
const image: ShareImage = {
  title: 'Ledger Review',
  eyebrow: 'Blockchain consulting',
  brand: 'Kriya',
  site: 'www.kriya.example',
  language: 'en',
  motif: { family: 'kawung', seed: 'ledger-review' },
}

/** Draws images, and returns their files. */
const build = (images: readonly ShareImage[], cacheFolder = folder.path) =>
  Promise.all(images.map((one) => shareImage(one, { root, cacheFolder })))

test('the same content gives the same bytes, from nothing too', async () => {
  const [first = ''] = await build([image])
  const [again = ''] = await build([image], join(folder.path, 'another'))
  expect((await readFile(again)).equals(await readFile(first))).toBe(true)
})

test('what has not changed is not drawn again', async () => {
  const [first = ''] = await build([image])
  const { ino } = await stat(first)
  const [kept = ''] = await build([image])
  expect((await stat(kept)).ino).toBe(ino)
})

test('whatever stands on it changes it', async () => {
  const changes: Partial<ShareImage>[] = [
    // Neither family has these signs.
    { title: '≤' },
    { title: '≥' },
    { eyebrow: 'IT consulting' },
    { brand: 'Karya' },
    { site: 'www.karya.example' },
    { motif: { family: 'ceplok', seed: 'ledger-review' } },
    { motif: { family: 'kawung', seed: 'ledger-repair' } },
    { motif: undefined },
  ]
  const files = await build([image, ...changes.map((change) => ({ ...image, ...change }))])
  const pictures = await Promise.all(files.map((file) => readFile(file, 'base64')))
  expect(new Set(pictures).size).toBe(files.length)
})

test.each([
  ['a word', 'Ledgers'],
  ['very many words', 'What every controller asks about ledgers '.repeat(8)],
  ['a word that no line holds', 'Rechtsschutzversicherungsgesellschaften'.repeat(3)],
])('%s fits into 1200 by 630 pixels and 100 KB', async (_case, title) => {
  const [file = ''] = await build([{ ...image, title }])
  const { width, height, format, size } = await sharp(await readFile(file)).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(size).toBeLessThan(100_000)
  // The words end before the motif begins: the strip between them is plain paper.
  const strip = { left: 766, top: 120, width: 30, height: 420 }
  const pixels = await sharp(file).extract(strip).removeAlpha().raw().toBuffer()
  expect(new Set(pixels)).toEqual(new Set(pixels.subarray(0, 3)))
})
