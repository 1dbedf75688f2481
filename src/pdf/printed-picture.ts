/** Pictures as PDFs hold them. */
import sharp from 'sharp'

/** Width in pixels: that at which pages show a picture of the text at 200 %. */
const printedWidth = 1920

/**
 * Returns a picture upright, at the width at which it is printed, and in a format that looks no worse than on the page.
 * Typst keeps the bytes of a JPEG and the pixels of a PNG. Drawings with a palette stay small as pixels; photographs
 * and screenshots would take megabytes, so they are JPEGs, unless something shows through them.
 * @param path of its file
 */
export async function printedPicture(path: string): Promise<Buffer> {
  const { isPalette, hasAlpha } = await sharp(path).metadata()
  const picture = sharp(path).autoOrient().resize({ width: printedWidth, withoutEnlargement: true })
  if (isPalette) return picture.png({ palette: true, dither: 0 }).toBuffer()
  if (hasAlpha && !(await sharp(path).stats()).isOpaque) return picture.png().toBuffer()
  return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}
