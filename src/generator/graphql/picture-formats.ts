/** Sets formats per picture, because a query sets them for all pictures. */
import type { Node } from 'gatsby'
import sharp from 'sharp'

/**
 * Sends drawings as PNG with a palette, which is smaller than WebP and keeps
 * lines crisp. Sends photographs as WebP and in their original format.
 */
export const pictureFormatFields = {
  ImageSharp: {
    gatsbyImageData: {
      async resolve(
        image: Node,
        options: object,
        context: { nodeModel: { getNodeById(query: { id: string | null }): Node | null } },
        info: { originalResolver(...args: unknown[]): unknown },
      ) {
        const file = context.nodeModel.getNodeById({ id: image.parent })
        const sent = { ...options, ...(await formatsOf(String(file?.absolutePath))) }
        return info.originalResolver(image, sent, context, info)
      },
    },
  },
}

/**
 * A palette indicates a drawing. The extension does not: photographs are also
 * saved as PNG, and as PNG output they would be ten times as large.
 */
async function formatsOf(path: string) {
  // The plugin reports unreadable files.
  const { isPalette, hasAlpha } = await sharp(path)
    .metadata()
    .catch(() => ({ isPalette: false, hasAlpha: false }))
  if (!isPalette) return { formats: ['auto', 'webp'] }
  // At lower quality, transparent areas get a visible tint.
  return { formats: ['auto'], ...(hasAlpha && { pngOptions: { quality: 90 } }) }
}
