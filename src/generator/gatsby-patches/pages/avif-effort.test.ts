import { resultOf } from '../testing'

test('gatsby-plugin-sharp encodes AVIF with the effort set here', () => {
  const result = resultOf(`
    const { createRequire } = require('node:module')
    const plugin = createRequire(require.resolve('gatsby-plugin-sharp/package.json'))
    const sharp = plugin('sharp')
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251))
    const encoded = async (options) => {
      const picture = sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      return (await picture.avif(options).toBuffer()).toString('base64')
    }
    const [usual, fast] = [await encoded({ quality: 60 }), await encoded({ quality: 60, effort: 1 })]
    patch('pages/avif-effort').limitAvifEffort()
    const patched = await encoded({ quality: 60 })
    return { isFast: patched === fast, isUsual: patched === usual }`)
  expect(result).toEqual({ isFast: true, isUsual: false })
})
