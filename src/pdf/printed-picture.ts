import sharp from 'sharp'

/** Pixels: twice the width of a picture in a page's text. */
const printedWidth = 1920

/**
 * Converts a picture for a PDF: upright, at print width and in the same quality as on the page. Typst embeds the bytes of a
 * JPEG, but the pixels of a PNG. Drawings with a palette are small as PNG. Photographs and screenshots would take
 * megabytes and become JPEGs, except for transparent pictures.
 */
export async function printedPicture(path: string): Promise<Buffer> {
  const { isPalette, hasAlpha } = await sharp(path).metadata()
  const picture = sharp(path).autoOrient().resize({ width: printedWidth, withoutEnlargement: true })
  if (isPalette) return picture.png({ palette: true, dither: 0 }).toBuffer()
  if (hasAlpha && !(await sharp(path).stats()).isOpaque) return picture.png().toBuffer()
  return picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
}
