/** Decides in which formats a picture is sent, by its file: a query could only say the same of all pictures. */
import type { CreateResolversArgs, Node } from 'gatsby'
import sharp from 'sharp'

/**
 * Sends a drawing as PNG with a palette: it is smaller than WebP there, and its lines stay crisp. A photograph
 * is sent as WebP, and to browsers without it in the format of its file.
 */
export function addPictureFormats({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
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
  })
}

/**
 * Returns the formats for the file of a picture. A palette in it means few colours, and thus a drawing. The end of its
 * name says less: photographs are saved as PNG too, and would then be sent ten times as large.
 */
async function formatsOf(path: string) {
  // A file that cannot be read is reported by the plugin.
  const { isPalette, hasAlpha } = await sharp(path)
    .metadata()
    .catch(() => ({ isPalette: false, hasAlpha: false }))
  if (!isPalette) return { formats: ['auto', 'webp'] }
  // With fewer colours than this quality gives, what is see-through gets a tint, and the drawing stands in a faint box.
  return { formats: ['auto'], ...(hasAlpha && { pngOptions: { quality: 90 } }) }
}
