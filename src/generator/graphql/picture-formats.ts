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
          const formats = (await isDrawing(String(file?.absolutePath)))
            ? ['auto']
            : ['auto', 'webp']
          return info.originalResolver(image, { ...options, formats }, context, info)
        },
      },
    },
  })
}

/**
 * Whether a picture has few colours: its file has a palette. The end of its name says less, as photographs
 * are saved as PNG too, and would then be sent ten times as large.
 */
async function isDrawing(path: string): Promise<boolean> {
  // A file that cannot be read is reported by the plugin.
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return metadata?.isPalette === true
}
