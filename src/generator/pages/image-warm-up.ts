/**
 * Pictures, begun before webpack: bundling keeps one processor busy and leaves the others idle, and
 * encoding and drawing are done on threads of their own.
 */
import type { BuildArgs } from 'gatsby'
import { pictureQuery } from '../nodes/schema'
import { readSettings } from '../nodes/settings'
import { shareImages } from '../outputs/share-images'
import type { Publication } from '../publish/publish'

/** Asking for the pictures of all entries gains nothing for the few that the pages of fewer new ones show. */
const minimumImages = 20

export class ImageWarmUp {
  private drawing: Promise<Publication[]> | undefined

  /**
   * Queues the sizes of all pictures, where many entries are new, and begins to draw the share images.
   * Gatsby waits for the sizes before it writes pages.
   * @param created how many entries are new or have changed
   * @throws when the pictures cannot be queried
   */
  async begin(args: BuildArgs, created: number): Promise<void> {
    const root: string = args.store.getState().program.directory
    if (created >= minimumImages) {
      const { errors } = await args.graphql(pictureQuery())
      if (errors) throw new Error(`The pictures could not be queried. ${String(errors)}`)
    }
    this.drawing = shareImages(args, readSettings(root), root)
    // A fault is told where the images are waited for; until then nothing else listens.
    this.drawing.catch(() => undefined)
  }

  /**
   * The share images, once they are drawn.
   * @throws what drawing them threw
   */
  async shareImages(): Promise<Publication[]> {
    return (await this.drawing) ?? []
  }
}
