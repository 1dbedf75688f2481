/**
 * Without this patch, photographs with an EXIF rotation are cropped to their middle: gatsby-plugin-sharp rotates the
 * picture but measures the file.
 * It needs `getImageSizeAsync` of gatsby-plugin-sharp 5.16.0.
 */
import sharp from 'sharp'

interface SharpPlugin {
  getImageSizeAsync(file: { absolutePath: string }): Promise<{ width: number; height: number }>
}

export function measureRotatedSize(): void {
  const plugin: SharpPlugin = require('gatsby-plugin-sharp')
  const sizeOfFile = plugin.getImageSizeAsync
  plugin.getImageSizeAsync = async (file) => {
    const size = await sizeOfFile(file)
    const { autoOrient } = await sharp(file.absolutePath).metadata()
    return { ...size, ...autoOrient }
  }
}
