import { resultOf } from '../testing'

test('gatsby-plugin-sharp measures a rotated picture by its displayed size', () => {
  const result = resultOf(`
    const sharp = require('sharp')
    const { getImageMetadata } = require('gatsby-plugin-sharp/image-data')
    const sizes = async () => {
      const found = []
      for (const orientation of [1, 6]) {
        const file = process.cwd() + '/' + Math.random() + '.png'
        const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#000' } })
        await picture.withMetadata({ orientation }).png().toFile(file)
        const internal = { contentDigest: file }
        const { width, height } = await getImageMetadata({ absolutePath: file, extension: 'png', internal }, false)
        found.push(width + ' x ' + height)
      }
      return found
    }
    const usual = await sizes()
    patch('build/upright-pictures').measureRotatedSize()
    return [...usual, ...(await sizes())]`)
  expect(result).toEqual(['40 x 30', '40 x 30', '40 x 30', '30 x 40'])
})
