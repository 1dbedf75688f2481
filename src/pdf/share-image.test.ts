import sharp from 'sharp'
import { siteLogo } from '../theme/logo'
import { type ShareImage, shareImage } from './share-image'
import { root } from './testing'

const image: ShareImage = {
  title: 'Ledger Review',
  eyebrow: 'Blockchain consulting',
  brand: 'Kriya',
  logo: siteLogo(root).svg,
  site: 'www.kriya.example',
  language: 'en',
  motif: { family: 'kawung', seed: 'ledger-review' },
}

/** Returns PNGs in base64. */
const render = (images: readonly ShareImage[]) =>
  Promise.all(images.map((image) => shareImage(image, root)))

test('the same content produces the same bytes', async () => {
  const [first, again] = await render([image, image])
  expect(again).toBe(first)
})

test('each part of the content changes the image', async () => {
  const changes: Partial<ShareImage>[] = [
    // Both families lack these characters.
    { title: '≤' },
    { title: '≥' },
    { eyebrow: 'IT consulting' },
    { brand: 'Karya' },
    { site: 'www.karya.example' },
    { motif: { family: 'ceplok', seed: 'ledger-review' } },
    { motif: { family: 'kawung', seed: 'ledger-repair' } },
    { motif: undefined },
  ]
  const pictures = await render([image, ...changes.map((change) => ({ ...image, ...change }))])
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.each([
  ['a word', 'Ledgers'],
  ['a word wider than the column', 'Menghitungnya'],
  ['many words', 'What every controller asks about ledgers '.repeat(8)],
  ['a word longer than a line', 'Rechtsschutzversicherungsgesellschaften'.repeat(3)],
])('%s fits into 1200 by 630 pixels', async (_case, title) => {
  const [picture = ''] = await render([{ ...image, title }])
  const file = Buffer.from(picture, 'base64')
  const { width, height, format } = await sharp(file).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  // The strip between words and motif is empty.
  const strip = { left: 766, top: 120, width: 30, height: 420 }
  const pixels = await sharp(file).extract(strip).removeAlpha().raw().toBuffer()
  expect(new Set(pixels)).toEqual(new Set(pixels.subarray(0, 3)))
})
