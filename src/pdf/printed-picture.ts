import sharp from 'sharp'

/** In pixels: twice the width of a picture in a page's text. */
const printedWidth = 1920

/**
 * Converts a picture for a PDF: upright, at print width, in the page's quality.
 * Typst embeds a JPEG's bytes but a PNG's pixels, which are small for drawings
 * with a palette and megabytes for photographs.
 */
export async function printedPicture(path: string): Promise<Buffer> {
  const { isPalette, hasAlpha } = await sharp(path).metadata()
  const picture = sharp(path).autoOrient().resize({ width: printedWidth, withoutEnlargement: true })
  if (isPalette) return picture.png({ palette: true, dither: 0 }).toBuffer()
  if (hasAlpha && !(await sharp(path).stats()).isOpaque) return picture.png().toBuffer()
  return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}
