import { lightPalette } from '../../src/motif/motif'

/** A picture before it becomes pixels. */
export interface Drawing {
  /** Where the PNG goes, below `content/`. */
  file: string
  svg: string
}

/** The dyes of the light theme; pictures are framed plates, the same in both themes. */
export const dye = { ...lightPalette, paper: '#FBF7EF' }
