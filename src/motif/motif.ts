/**
 * Draws batik motifs. A seed and a case's numbers define a chain of blocks on a lattice, which a batik family draws.
 * The line between the blocks and, without numbers, the first block are warm; marked blocks have the accent colour.
 */

import { colors } from '../theme/colors'
import { ceplok } from './ceplok'
import { type Block, chain, latticeFor, latticeWidth, type MotifNumbers } from './chain'
import type { MotifFamily } from './families'
import { drawFine } from './fine'
import { kawung } from './kawung'
import { nitik } from './nitik'
import { parang } from './parang'
import { chained, emptySheet, layers, type Sheet } from './sheet'
import { tambal } from './tambal'
import { truntum } from './truntum'

/** Units are 80 by 80, multiplied by `scale`. */
const families: Record<MotifFamily, (sheet: Sheet, block: Block, scale: number) => void> = {
  kawung,
  ceplok,
  parang,
  truntum,
  nitik,
  tambal,
}

type Ink = 'line' | 'action' | 'warm' | 'accent'
type Palette = (ink: Ink) => string

export interface MotifOptions {
  /** A page's slug, or any other string. The same options produce the same bytes. */
  seed: string
  family: MotifFamily
  /** Numbers of a case. Without them, the chain fills the lattice, and its last cell is marked. */
  numbers?: MotifNumbers | null | undefined
  /** Number of rows and of columns, which must be even, for a motif without numbers. Default: 6 */
  side?: number | undefined
  /** Whether to draw simple units, for motifs narrower than 100 px. Default: only in small cells */
  fine?: boolean | undefined
  /** Stroke width in user units. Default: 1.5 */
  stroke?: number
}

/** Smaller cells (user units) have simple units. */
const fineCell = 56

function layoutOf({ seed, family, numbers, side = 6 }: MotifOptions) {
  const key = `${family}:${seed}`
  const lattice = numbers
    ? latticeFor(key, numbers.cells)
    : { columns: side, rows: side, cell: latticeWidth / side }
  const full = { cells: side * side, marked: 1 }
  const blocks = chain(key, numbers ?? full, lattice)
  if (!numbers) return { ...lattice, blocks }
  // A warm first block would look like a second kind of mark.
  const counted = blocks.map((block) =>
    block.state === 'first' ? { ...block, state: 'linked' as const } : block,
  )
  return { ...lattice, blocks: counted }
}

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

/** Returns the motif as a standalone SVG in light colours. */
export function motif(options: MotifOptions): string {
  const svg = frame(options, layoutOf(options), (ink) => colors[ink].light)
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/**
 * Returns two SVGs, the upper and lower half, which pages show below each other or side by side. Colours follow the
 * theme. Without ids, classes or styles, any CSP allows the markup and a page can repeat it. The caller hides it from
 * screen readers (`aria-hidden`).
 */
export function motifHalves(options: MotifOptions): string {
  const layout = layoutOf(options)
  const rows = layout.rows / 2
  const middle = rows * layout.cell
  const upper = { ...layout, rows, blocks: layout.blocks.filter(({ y }) => y < middle) }
  const lower = { ...layout, rows, blocks: layout.blocks.filter(({ y }) => y > middle) }
  const paintOf: Palette = (ink) => `var(--${ink})`
  const halves = frame(options, upper, paintOf) + frame(options, lower, paintOf, middle)
  // `overflow` shows the line between the halves, which extends beyond their edges. Without a size, an SVG would fill
  // the window if styles fail to load.
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
