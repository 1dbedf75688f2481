/**
 * Measures pictures as they are shown, for photographs that a phone has turned.
 *
 * Internal: gatsby-plugin-sharp 5.16.0 turns pictures upright, but asks its own `getImageSizeAsync` for their size,
 * which is that of the file. Without it people would see only the middle of such a photograph.
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
