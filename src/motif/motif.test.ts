import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { colors } from '../theme/colors'
import { type Block, chain, latticeFor, walk } from './chain'
import { motifFamilies } from './families'
import { motif, motifHalves } from './motif'

const seeds = ['blockchain-feasibility', 'erp-integration', 'fintech', 'x', '']
const all = motifFamilies.flatMap((family) => seeds.map((seed) => ({ family, seed })))

/** Smallest difference at which two motifs look different. */
const leastDifference = 0.12

/** Returns the darkness of a drawing (0 to 255) in a grid of 48 by 48 pixels. */
async function inkOf(svg: string): Promise<number[]> {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale()
  const bytes = await image.resize(48, 48, { fit: 'contain', background: '#fff' }).raw().toBuffer()
  return [...bytes].map((light) => 255 - light)
}

/** Returns the share of ink that differs between two drawings, from 0 to 1. */
function differenceOf(a: readonly number[], b: readonly number[]): number {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return sum(a.map((ink, at) => Math.abs(ink - (b[at] ?? 0)))) / (sum(a) + sum(b))
}

const first = { family: 'kawung', seed: 'fintech' } as const
const numbers = { cells: 24, marked: 3 }

describe('a motif', () => {
  test.each(all)('$family "$seed" has no ids, classes, styles or scripts', (options) => {
    const svg = motifHalves(options)
    expect(svg).toMatch(/^(<svg [^<>]+>(<path [^<>]+\/>)+<\/svg>){2}$/)
    expect(svg.match(/<svg [^>]*width="\d+" height="\d+"/g)).toHaveLength(2)
    expect(svg).not.toMatch(/\b(id|class|style|on\w+)=|NaN|undefined|Infinity/)
  })

  test('uses theme variables in pages and literal colours in standalone files', async () => {
    expect(motifHalves(first)).toContain('stroke="var(--action)"')
    const alone = motif(first)
    expect(alone).not.toContain('var(')
    const { width, height } = await sharp(Buffer.from(alone)).metadata()
    expect([width, height]).toEqual([480, 480])
  })

  test.each(motifFamilies)('of %s without numbers fills its lattice', (family) => {
    const sides = [undefined, 4].map((side) => motif({ family, seed: 'compare', side }))
    for (const svg of sides) expect(svg).not.toContain(colors.line.light)
  })

  test.each(motifFamilies)('of %s with numbers emphasises only the marked cells', (family) => {
    const warm = `fill="${colors.warm.light}"`
    expect(motif({ family, seed: 'x' })).toContain(warm)
    expect(motif({ family, seed: 'x', numbers })).not.toContain(warm)
  })

  test.each(motifFamilies)(
    'of %s is under 3 KB compressed, even with hundreds of cells',
    (family) => {
      for (const cells of [9, 36, 70, 214, 400]) {
        const svg = motif({ family, seed: 'x', numbers: { cells, marked: 9 } })
        expect(gzipSync(svg).length).toBeLessThan(3 * 1024)
      }
    },
  )

  test.each(motifFamilies)('of %s differs between seeds with the same numbers', async (family) => {
    const seeds = Array.from({ length: 12 }, (_, i) => `seed-${i}`)
    const drawn = await Promise.all(seeds.map((seed) => inkOf(motif({ seed, family, numbers }))))
    for (const [i, drawing] of drawn.entries())
      for (const earlier of drawn.slice(0, i))
        expect(differenceOf(drawing, earlier)).toBeGreaterThan(leastDifference)
  })
})

describe('a chain', () => {
  test('visits each cell once, from neighbour to neighbour', () => {
    const sides = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(sides, sides, fc.nat(), (columns, rows, seed) => {
        const path = walk(columns, rows, seed)
        expect([...path].sort((a, b) => a - b)).toEqual(path.map((_, i) => i))
        for (const [i, cell] of path.entries()) {
          const before = path[i - 1]
          if (before === undefined) continue
          const across = Math.abs((cell % columns) - (before % columns))
          const down = Math.abs(Math.floor(cell / columns) - Math.floor(before / columns))
          expect(across + down).toBe(1)
        }
      }),
    )
  })

  test('has the given numbers of cells and marked cells', () => {
    const numbers = fc
      .integer({ min: 1, max: 400 })
      .chain((cells) =>
        fc.record({ cells: fc.constant(cells), marked: fc.integer({ min: 0, max: cells }) }),
      )
    fc.assert(
      fc.property(numbers, fc.string(), ({ cells, marked }, seed) => {
        const lattice = latticeFor(seed, cells)
        const blocks = chain(seed, { cells, marked }, lattice)
        const count = (...states: Block['state'][]) =>
          blocks.filter(({ state }) => states.includes(state)).length
        expect(count('first', 'linked', 'marked')).toBe(cells)
        expect(count('marked')).toBe(marked)
        expect(lattice.rows % 2).toBe(0)
      }),
    )
  })
})
