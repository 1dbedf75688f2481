import { resultOf } from '../testing'

test('gatsby-plugin-sharp encodes palettes without dithering', () => {
  const result = resultOf(`
    const sharp = require('sharp')
    const ramp = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index >> 5) % 256))
    const encoded = async (options) => {
      const picture = sharp(ramp, { raw: { width: 64, height: 64, channels: 3 } })
      return (await picture.png(options).toBuffer()).toString('base64')
    }
    const [usual, flat] = [await encoded({ quality: 30 }), await encoded({ quality: 30, dither: 0 })]
    patch('build/png-dither').disableDithering()
    const patched = await encoded({ quality: 30 })
    return { isFlat: patched === flat, isUsual: patched === usual }`)
  expect(result).toEqual({ isFlat: true, isUsual: false })
})
