import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { testFolder } from '../content-model/testing/test-folder'
import { printedPicture } from './printed-picture'

const folder = testFolder()

/** Every column and row has a different colour. */
function ramp(width: number, height: number): Sharp {
  const at = (x: number, y: number) => [(x * 255) / width, (y * 255) / height, 128]
  const pixels = Array.from({ length: width * height }, (_, index) =>
    at(index % width, Math.floor(index / width)),
  )
  return sharp(Buffer.from(pixels.flat()), { raw: { width, height, channels: 3 } })
}

/** Largest difference of a channel from the printed copy. */
async function difference(picture: Sharp, name: string): Promise<number> {
  const file = join(folder, name)
  await picture.toFile(file)
  const pixels = (source: Sharp) => source.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const shown = await pixels(sharp(file).autoOrient())
  const printed = await pixels(sharp(await printedPicture(file)))
  expect([printed.info.width, printed.info.height]).toEqual([shown.info.width, shown.info.height])
  return Math.max(...shown.data.map((value, at) => Math.abs(value - (printed.data[at] ?? 0))))
}

test('screenshots and photographs of all formats keep their colours, even if rotated', async () => {
  expect(await difference(ramp(200, 120).png(), 'a.png')).toBeLessThan(8)
  expect(await difference(ramp(200, 120).ensureAlpha().png(), 'alpha.png')).toBeLessThan(8)
  expect(await difference(ramp(200, 120).webp({ lossless: true }), 'a.webp')).toBeLessThan(8)
  expect(await difference(ramp(200, 120).jpeg({ quality: 100 }), 'a.jpg')).toBeLessThan(8)
  const rotated = ramp(60, 40).withMetadata({ orientation: 6 }).jpeg({ quality: 100 })
  expect(await difference(rotated, 'rotated.jpg')).toBeLessThan(8)
})

test('drawings keep every colour, and transparent pictures keep their transparency', async () => {
  expect(await difference(ramp(16, 16).png({ palette: true, quality: 100 }), 'a.png')).toBe(0)
  expect(await difference(ramp(40, 30).ensureAlpha(0.5).png(), 'alpha.png')).toBe(0)
})
