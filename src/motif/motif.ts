/**
 * Draws the site's illustrations: motifs of batik, each of which is a chain of blocks.
 *
 * A seed becomes a chain of blocks over a lattice, and a family of batik draws the blocks. The first block
 * is filled in the warm colour, the newest in the accent, and a warm line joins them through all between; places that
 * the chain has not reached are traced in hairlines, like a cloth before the wax.
 */
import type { MotifFamily } from '../content-model/collections/choices'
import { colors } from '../look/colors'
import { ceplok } from './ceplok'
import { type Block, chain, lattice, type Place } from './chain'
import { kawung } from './kawung'
import { nitik } from './nitik'
import { bands, parang } from './parang'
import { chained, emptySheet, type Layer, layers, type Sheet } from './sheet'
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

const inks = ['line', 'ink', 'action', 'warm', 'accent'] as const
/** The paint of each layer; any paint that SVG takes. */
export type Palette = Record<(typeof inks)[number], string>

/** The design tokens of light paper as literal colours: for files that stand alone. */
export const lightPalette = palette((name) => colors[name].light)

/** The page's own design tokens, so that an inlined motif follows the theme. */
const pagePalette = palette((name) => `var(--${name})`)

function palette(paint: (name: (typeof inks)[number]) => string): Palette {
  return Object.fromEntries(inks.map((name) => [name, paint(name)])) as Palette
}

interface MotifOptions {
  /** Any string; the slug of a page. The same seed draws the same motif, byte for byte. */
  seed: string
  family: MotifFamily
  /** Cells across and down; parang fits whole blades into the same sheet. Default: 6 and 6. */
  columns?: number
  rows?: number
  /** Side of a cell in user units. Strokes stay as they are, so smaller cells look denser. Default: 80 */
  cell?: number
  /** About how much of the sheet the chain covers, 0 to 1; the seed varies it by 0.04. Default: 0.72 */
  reach?: number
  /** Width of the strokes in user units. Default: 1.5 */
  stroke?: number
  /** Default: `pagePalette`. */
  palette?: Palette
}

/** Returns the motif as `<path>` elements, for a drawing that has a frame of its own. */
export function motifPaths(options: MotifOptions): string {
  return draw(options, blocksOf(options))
}

function blocksOf({ seed, family, columns = 6, rows = 6, cell = 80, reach = 0.72 }: MotifOptions) {
  const thread = `${family}:${seed}`
  const places: Place[] =
    family === 'parang'
      ? bands(thread, columns * cell, rows * cell, cell / 80)
      : lattice(thread, columns, rows, cell)
  return chain(thread, places, reach)
}

function draw(
  { family, cell = 80, palette = pagePalette }: MotifOptions,
  blocks: readonly Block[],
): string {
  const sheet = emptySheet()
  for (const block of blocks) families[family](sheet, block, cell / 80)
  return layers.map((layer) => path(layer, sheet[layer], palette)).join('')
}

function path(layer: Layer, d: string, palette: Palette): string {
  if (d === '') return ''
  const dye = layer.replace('Fill', '') as keyof Palette
  const paint = layer === dye ? `stroke="${palette[dye]}"` : `fill="${palette[dye]}" stroke="none"`
  return `<path ${paint} d="${chained(d)}"/>`
}

/**
 * Returns the motif as an SVG of `columns * cell` by `rows * cell` user units. `data-fuller` says that the
 * chain covers more of its last row than of its first, for places that show a single row.
 * @returns markup without ids, classes or styles: safe to inline many times under any policy. It is
 * decoration; the caller hides it from readers (`aria-hidden`).
 */
export function motif(options: MotifOptions): string {
  const { columns = 6, rows = 6, cell = 80, stroke = 1.5 } = options
  const blocks = blocksOf(options)
  const covered = (from: number, to: number) =>
    blocks.filter(({ state, y }) => state !== 'open' && y >= from && y < to).length
  const isFullerBelow = covered((rows - 1) * cell, rows * cell) > covered(0, cell)
  const frame = `viewBox="0 0 ${columns * cell} ${rows * cell}"${isFullerBelow ? ' data-fuller="below"' : ''}`
  const pencil = `fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
  // HTML needs no namespace; a file in colours of its own does.
  const namespace = options.palette ? 'xmlns="http://www.w3.org/2000/svg" ' : ''
  return `<svg ${namespace}${frame} ${pencil}>${draw(options, blocks)}</svg>`
}
