/**
 * Draws the site's illustrations: motifs of batik, each of which is a chain of blocks.
 *
 * A seed and a case's numbers become a chain of blocks over a lattice, and a family of batik draws the blocks. The
 * first block is filled in the warm colour, and marked blocks in the accent colour. A warm line joins the chain. Cells
 * after its end are traced in hairlines. Without numbers, the chain fills the lattice.
 */
import type { MotifFamily } from '../content-model/collections/choices'
import { colors } from '../theme/colors'
import { ceplok } from './ceplok'
import { type Block, chain, latticeFor, latticeWidth, type MotifNumbers } from './chain'
import { drawFine } from './fine'
import { kawung } from './kawung'
import { nitik } from './nitik'
import { parang } from './parang'
import { chained, emptySheet, layers, type Sheet } from './sheet'
import { tambal } from './tambal'
import { truntum } from './truntum'

/**
 * Functions that draw one block, by family; `scale` is the ratio of its cell to the 80 units that families
 * are drawn in.
 */
const families: Record<MotifFamily, (sheet: Sheet, block: Block, scale: number) => void> = {
  kawung,
  ceplok,
  parang,
  truntum,
  nitik,
  tambal,
}

type Ink = 'line' | 'action' | 'warm' | 'accent'
/** Returns the paint of an ink: any that SVG takes. */
type Palette = (ink: Ink) => string

interface MotifOptions {
  /** Any string; the slug of a page. The same seed and numbers draw the same motif, byte for byte. */
  seed: string
  family: MotifFamily
  /** The numbers of a case. Default: none, for a chain over the whole lattice, whose last cell is marked */
  numbers?: MotifNumbers | null | undefined
  /** Cells across and down each, an even number, of a motif without numbers. Default: 6 */
  side?: number | undefined
  /** Whether the units are the simpler ones, for a drawing narrower than 100 px. Default: those of small cells */
  fine?: boolean | undefined
  /** Width of the strokes in user units. Default: 1.5 */
  stroke?: number
}

/** Cells smaller than this have the simpler units. */
const fineCell = 56

function layoutOf({ seed, family, numbers, side = 6 }: MotifOptions) {
  const key = `${family}:${seed}`
  const lattice = numbers
    ? latticeFor(key, numbers.cells)
    : { columns: side, rows: side, cell: latticeWidth / side }
  const full = { cells: side * side, marked: 1 }
  return { ...lattice, blocks: chain(key, numbers ?? full, lattice) }
}

/** Draws the blocks of a motif as `<path>` elements. */
function draw(
  { family, fine }: MotifOptions,
  { blocks, cell }: ReturnType<typeof layoutOf>,
  paintOf: Palette,
): string {
  const sheet = emptySheet()
  const scale = cell / 80
  for (const block of blocks) {
    if (fine || cell < fineCell) drawFine(sheet, block, scale, family)
    else families[family](sheet, block, scale)
  }
  const paths = layers.map((layer) => {
    const ink = layer.replace('Fill', '') as Ink
    const paint =
      layer === ink ? `stroke="${paintOf(ink)}"` : `fill="${paintOf(ink)}" stroke="none"`
    return sheet[layer] && `<path ${paint} d="${chained(sheet[layer])}"/>`
  })
  return paths.join('')
}

/** Returns the motif as an SVG that stands alone, in the literal colours of light paper. */
export function motif(options: MotifOptions): string {
  const svg = frame(options, layoutOf(options), (ink) => colors[ink].light)
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/**
 * Returns the motif as two SVGs for pages, its upper and its lower half, which lie one below the other or side by side:
 * the number of its rows is even. Their colours are the page's design tokens, so that they follow the theme.
 * @returns markup without ids, classes or styles: safe to inline many times under any policy. It is
 * decoration; the caller hides it from readers (`aria-hidden`).
 */
export function motifHalves(options: MotifOptions): string {
  const layout = layoutOf(options)
  const rows = layout.rows / 2
  const middle = rows * layout.cell
  const upper = { ...layout, rows, blocks: layout.blocks.filter(({ y }) => y < middle) }
  const lower = { ...layout, rows, blocks: layout.blocks.filter(({ y }) => y > middle) }
  const paintOf: Palette = (ink) => `var(--${ink})`
  const halves = frame(options, upper, paintOf) + frame(options, lower, paintOf, middle)
  // What joins them is drawn beyond the edge of one.
  // Styles override the size. Where they are missing, an SVG without a size would fill the window.
  const size = `width="${layout.columns * layout.cell}" height="${middle}"`
  return halves.replaceAll('<svg', `<svg overflow="visible" ${size}`)
}

function frame(
  options: MotifOptions,
  layout: ReturnType<typeof layoutOf>,
  paintOf: Palette,
  top = 0,
): string {
  const box = `0 ${top} ${layout.columns * layout.cell} ${layout.rows * layout.cell}`
  const { stroke = 1.5 } = options
  const pencil = `fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg viewBox="${box}" ${pencil}>${draw(options, layout, paintOf)}</svg>`
}
