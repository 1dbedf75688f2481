import { join } from 'node:path'
import type { CreateResolversArgs } from 'gatsby'
import sharp, { type PngOptions } from 'sharp'
import { testFolder } from '../../content-model/testing/test-folder'
import { addPictureFormats } from './picture-formats'

interface Sent {
  formats: string[]
  pngOptions?: PngOptions
}

let folder: string
beforeAll(() => {
  folder = testFolder()
})

/** Returns the options that gatsby-plugin-sharp receives for a file. */
async function sentFor(absolutePath: string): Promise<Sent> {
  let resolve: (...args: unknown[]) => Promise<Sent> = async () => ({ formats: [] })
  const createResolvers: unknown = (types: {
    ImageSharp: { gatsbyImageData: { resolve: typeof resolve } }
  }) => {
    resolve = types.ImageSharp.gatsbyImageData.resolve
  }
  addPictureFormats({ createResolvers } as CreateResolversArgs)
  const nodeModel = { getNodeById: () => ({ absolutePath }) }
  return resolve(
    { parent: '' },
    {},
    { nodeModel },
    { originalResolver: (_: unknown, sent: Sent) => sent },
  )
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
