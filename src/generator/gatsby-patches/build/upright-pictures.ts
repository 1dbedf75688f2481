/**
 * Without it, people see only the middle of a photograph that a phone has turned.
 * It needs `getImageSizeAsync` of gatsby-plugin-sharp 5.16.0, which measures the file, though the picture is turned.
 */
import sharp from 'sharp'

interface PictureFile {
  absolutePath: string
}

interface SharpPlugin {
  getImageSizeAsync(file: PictureFile): Promise<{ width: number; height: number }>
}

/** Makes the upright size the size of a picture in this process. */
export function measureUpright(): void {
  const plugin: SharpPlugin = require('gatsby-plugin-sharp')
  const sizeOfFile = plugin.getImageSizeAsync
  plugin.getImageSizeAsync = async (file) => {
    const size = await sizeOfFile(file)
    const { autoOrient } = await sharp(file.absolutePath).metadata()
    return { ...size, ...autoOrient }
  }
}
