import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { colors } from '../look/colors'
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

/** A logo whose left half has the ink of logos, and its right half the accent. */
const halves =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="currentColor" d="M0 0H32V64H0Z"/><path fill="var(--accent)" d="M32 0H64V64H32Z"/></svg>'

/** Returns how far the colours of the logo's halves are from the brand's, in steps of a channel. */
async function logoDistance(file: string): Promise<number> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const distances = [
    { left: 79, hex: colors.action.light },
    { left: 101, hex: colors.accent.light },
  ].map(({ left, hex }) => {
    const start = (70 * info.width + left) * 3
    const channels = Buffer.from(hex.slice(1), 'hex')
    return Math.max(...channels.map((value, at) => Math.abs(value - (data[start + at] ?? 0))))
  })
  return Math.max(...distances)
}

/** Draws images, and returns their files. */
function build(
  images: readonly ShareImage[],
  cacheFolder = folder.path,
  project = root,
): Promise<string[]> {
  return Promise.all(images.map((one) => shareImage(one, { root: project, cacheFolder })))
}

test('the same content gives the same bytes, from nothing too', async () => {
  const [first = ''] = await build([image])
  const [again = ''] = await build([image], join(folder.path, 'another'))
  expect((await readFile(again)).equals(await readFile(first))).toBe(true)
})

test('signs that neither family has are drawn', async () => {
  const [less = '', more = ''] = await build(['≤', '≥'].map((title) => ({ ...image, title })))
  expect((await readFile(less)).equals(await readFile(more))).toBe(false)
})

test('what has not changed is not drawn again', async () => {
  const [first = ''] = await build([image])
  const { ino } = await stat(first)
  const [kept = '', added = ''] = await build([image, { ...image, title: 'Ledger Repair' }])
  expect(kept).toBe(first)
  expect((await stat(kept)).ino).toBe(ino)
  expect((await readFile(added)).equals(await readFile(first))).toBe(false)
})

test('whatever stands on it changes it', async () => {
  const changes: Partial<ShareImage>[] = [
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

test('nobody sees a difference from the brand’s colours, the rare gold of the logo included', async () => {
  const project = await mkdtemp(join(tmpdir(), 'share-image-'))
  for (const name of ['node_modules', 'package.json', 'src'])
    await symlink(join(root, name), join(project, name))
  await mkdir(join(project, 'content'))
  await writeFile(join(project, 'content', 'logo.svg'), halves)
  for (const family of ['kawung', 'ceplok', 'parang', 'nitik'] as const) {
    const motif = { family, seed: 'ledger-review' }
    const title = 'Ledgers of every kind, side by side'
    const [file = ''] = await build([{ ...image, motif, title }], folder.path, project)
    expect(await logoDistance(file)).toBeLessThanOrEqual(1)
  }
  await rm(project, { recursive: true })
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
