/**
 * Image warm-up: starts encoding and drawing pictures before webpack. Bundling keeps one processor busy and
 * leaves the others idle, and pictures are made on threads of their own.
 */
import type { BuildArgs } from 'gatsby'
import { pictureQuery } from '../graphql/schema'
import { shareImages } from '../outputs/share-images'
import type { Publication } from '../publish/publish'

/**
 * New entries below which querying the pictures of all entries gains nothing: their pages show few of them.
 */
const minimumNewEntries = 20

export class ImageWarmUp {
  private drawing: Promise<Publication[]> | undefined

  /**
   * Queues the sizes of all pictures, if many entries are new, and starts drawing the share images. Gatsby
   * waits for the sizes before it writes pages.
   * @param created how many entries are new or have changed
   * @throws when the pictures cannot be queried
   */
  async begin(args: BuildArgs, created: number): Promise<void> {
    const root: string = args.store.getState().program.directory
    if (created >= minimumNewEntries) {
      const { errors } = await args.graphql(pictureQuery())
      if (errors) throw new Error(`The pictures could not be queried. ${String(errors)}`)
    }
    this.drawing = shareImages(args, root)
    // The error is thrown by shareImages(); until that is called, nothing else would catch it.
    this.drawing.catch(() => undefined)
  }

  /**
   * Returns the share images, once they are drawn.
   * @throws what drawing them threw
   */
  async shareImages(): Promise<Publication[]> {
    return (await this.drawing) ?? []
  }
}
