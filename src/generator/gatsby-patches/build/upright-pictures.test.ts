import { resultOf } from '../testing'

test('gatsby-plugin-sharp shows the whole picture, whichever way the camera was held', () => {
  const result = resultOf(`
    const sharp = require('sharp')
    const { getImageMetadata } = require('gatsby-plugin-sharp/image-data')
    const { processFile } = require('gatsby-plugin-sharp/process-file')
    const ramp = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * 2) % 256))
    const stored = () => sharp(ramp, { raw: { width: 40, height: 30, channels: 3 } })
    const pixels = async (file, ...size) =>
      (await sharp(file).autoOrient().resize(...size).raw().toBuffer()).toString('base64')
    const whole = async () => {
      const found = []
      for (let orientation = 1; orientation <= 8; orientation += 1) {
        const file = process.cwd() + '/' + found.length + Math.random() + '.png'
        await stored().withMetadata({ orientation }).png().toFile(file)
        const internal = { contentDigest: file }
        const { width, height } = await getImageMetadata({ absolutePath: file, extension: 'png', internal }, false)
        const args = { width, height, toFormat: 'png', quality: 100, fit: 'cover' }
        await processFile(file, [{ outputPath: file + '.out.png', args }])
        const shown = await sharp(file + '.out.png').metadata()
        found.push(
          (await pixels(file + '.out.png')) === (await pixels(file)) ? shown.width + ' x ' + shown.height : 'cut',
        )
      }
      return found
    }
    const usual = await whole()
    patch('build/upright-pictures').measureUpright()
    return { usual, patched: await whole() }`)
  const kept = Array(4).fill('40 x 30')
  expect(result).toEqual({
    usual: [...kept, ...Array(4).fill('cut')],
    patched: [...kept, ...Array(4).fill('30 x 40')],
  })
})
