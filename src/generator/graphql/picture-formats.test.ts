import { join } from 'node:path'
import sharp, { type PngOptions } from 'sharp'
import { testFolder } from '../../content-model/testing/test-folder'
import { entry } from '../nodes/node-fixture'
import { pictureFormatFields } from './picture-formats'

const folder = testFolder()

/** Returns the options that gatsby-plugin-sharp receives for a file. */
async function sentFor(
  absolutePath: string,
): Promise<{ formats: string[]; pngOptions?: PngOptions }> {
  const { resolve } = pictureFormatFields.ImageSharp.gatsbyImageData
  const file = entry('File', 'picture', { absolutePath })
  const originalResolver = jest.fn()
  await resolve(file, {}, { nodeModel: { getNodeById: () => file } }, { originalResolver })
  return originalResolver.mock.lastCall?.[1]
}

const rings = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" fill="none" stroke="#10182b" stroke-width="9">
  ${[70, 190, 310, 430].map((x) => `<circle cx="${x}" cy="80" r="40"/><path d="M${x - 40} 150L${x} 20"/>`).join('')}
</svg>`

test('a transparent drawing keeps a transparent background at every width', async () => {
  const file = join(folder, 'wordmark.png')
  await sharp(Buffer.from(rings)).png({ palette: true }).toFile(file)
  const { formats, pngOptions } = await sentFor(file)
  expect(formats).toEqual(['auto'])
  const corners: number[] = []
  for (const width of [60, 120, 240]) {
    // Default quality in gatsby-config.ts.
    const sent = await sharp(file)
      .resize(width)
      .png({ dither: 0, quality: 30, ...pngOptions })
      .toBuffer()
    const alpha = await sharp(sent).ensureAlpha().extractChannel('alpha').raw().toBuffer()
    corners.push(alpha[0] ?? -1)
  }
  expect(corners).toEqual([0, 0, 0])
})

test('a PNG photograph is also sent as WebP', async () => {
  const file = join(folder, 'photograph.png')
  await sharp(Buffer.from(rings)).png().toFile(file)
  expect(await sentFor(file)).toEqual({ formats: ['auto', 'webp'] })
})
