/**
 * Draws the site's illustrations: motifs of batik, each of which is a chain of blocks.
 *
 * A seed and a page's numbers become a chain of blocks over a lattice, and a family of batik draws the blocks. The
 * first block is filled in the warm colour, those that count are in the accent, and a warm line joins all to the seal of
 * what the page says; places that the chain has not reached are traced in hairlines, like a cloth before the wax.
 */
import type { MotifFamily } from '../content-model/collections/choices'
import { colors } from '../theme/colors'
import { ceplok } from './ceplok'
import { type Block, chain, latticeFor, type Weave } from './chain'
import { drawFine } from './fine'
import { kawung } from './kawung'
import { nitik } from './nitik'
import { parang } from './parang'
import { chained, drawSeal, emptySheet, layers, type Sheet } from './sheet'
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

type Ink = 'line' | 'action' | 'warm' | 'accent' | 'ink'
/** Returns the paint of an ink: any that SVG takes. */
type Palette = (ink: Ink) => string

interface MotifOptions {
  /** Any string; the slug of a page. The same seed and numbers draw the same motif, byte for byte. */
  seed: string
  family: MotifFamily
  /** The numbers of the page. Default: none, for a chain over a part of a lattice, whose last cell is marked */
  weave?: Weave | null | undefined
  /** Cells across and down each, an even number. Default: what the numbers need; 6 of a motif without numbers */
  side?: number | undefined
  /** How much of a motif without numbers the chain covers, 0 to 1. Default: 0.72 */
  reach?: number | undefined
  /** Width of the strokes in user units. Default: 1.5 */
  stroke?: number
}

/** Cells smaller than this have the simpler units. */
const fineCell = 56

function clothOf({ seed, family, weave, side, reach = 0.72 }: MotifOptions) {
  const thread = `${family}:${seed}`
  const square = side ?? 6
  const lattice =
    weave && !side
      ? latticeFor(thread, weave.cells + (weave.seal === null ? 0 : 1))
      : { columns: square, rows: square, cell: 80 }
  const reached = Math.max(2, Math.round(square * square * reach))
  const numbers = weave ?? { cells: reached, marked: 1, seal: null }
  return { ...lattice, blocks: chain(thread, numbers, lattice) }
}

/** Draws the blocks of a cloth as `<path>` elements. */
function draw(
  { family, weave }: MotifOptions,
  { blocks, cell }: ReturnType<typeof clothOf>,
  paintOf: Palette,
): string {
  const sheet = emptySheet()
  const scale = cell / 80
  for (const block of blocks) {
    if (block.state === 'seal') drawSeal(sheet, block, scale, weave?.seal ?? 0)
    else if (cell < fineCell) drawFine(sheet, block, scale, family)
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
  const svg = frame(options, clothOf(options), (ink) => colors[ink].light)
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}

/**
 * Returns the motif as two SVGs for pages, its upper and its lower half, which lie one below the other or side by side:
 * the number of its rows is even. Their colours are the page's design tokens, so that they follow the theme.
 * @returns markup without ids, classes or styles: safe to inline many times under any policy. It is
 * decoration; the caller hides it from readers (`aria-hidden`).
 */
export function motifHalves(options: MotifOptions): string {
  const cloth = clothOf(options)
  const rows = cloth.rows / 2
  const middle = rows * cloth.cell
  const upper = { ...cloth, rows, blocks: cloth.blocks.filter(({ y }) => y < middle) }
  const lower = { ...cloth, rows, blocks: cloth.blocks.filter(({ y }) => y > middle) }
  const paintOf: Palette = (ink) => `var(--${ink})`
  const halves = frame(options, upper, paintOf) + frame(options, lower, paintOf, middle)
  // What joins them is drawn beyond the edge of one.
  // Styles override the size. Where they are missing, an SVG without a size would fill the window.
  const size = `width="${cloth.columns * cloth.cell}" height="${middle}"`
  return halves.replaceAll('<svg', `<svg overflow="visible" ${size}`)
}

function frame(
  options: MotifOptions,
  cloth: ReturnType<typeof clothOf>,
  paintOf: Palette,
  top = 0,
): string {
  const box = `0 ${top} ${cloth.columns * cloth.cell} ${cloth.rows * cloth.cell}`
  const { stroke = 1.5 } = options
  const pencil = `fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`
  return `<svg viewBox="${box}" ${pencil}>${draw(options, cloth, paintOf)}</svg>`
}
