import fc from 'fast-check'
import sharp from 'sharp'
import { motifFamilies } from '../content-model/collections/choices'
import { chain, lattice, walk } from './chain'
import { lightPalette, motif } from './motif'

const seeds = ['blockchain-feasibility', 'erp-integration', 'fintech', 'x', '']
const all = motifFamilies.flatMap((family) => seeds.map((seed) => ({ family, seed })))

describe('a motif', () => {
  test('differs with the seed and with the family', () => {
    expect(new Set(all.map(motif)).size).toBe(all.length)
  })

  test.each(all)('$family "$seed" has no ids, classes, styles or scripts', (one) => {
    const svg = motif(one)
    expect(svg).toMatch(/^<svg [^<>]+>(<path [^<>]+\/>)+<\/svg>$/)
    expect(svg).not.toMatch(/\b(id|class|style|on\w+)=|NaN|undefined|Infinity/)
  })

  test('follows the page by default and stands alone with literal colours', async () => {
    const one = { family: 'kawung', seed: 'fintech' } as const
    expect(motif(one)).toContain('stroke="var(--action)"')
    const alone = motif({ ...one, palette: lightPalette })
    expect(alone).not.toContain('var(')
    const { width, height } = await sharp(Buffer.from(alone)).metadata()
    expect([width, height]).toEqual([480, 480])
  })

  test('shows one first and one newest block', () => {
    for (const one of all) {
      const svg = motif({ ...one, palette: lightPalette })
      expect(svg).toContain(`fill="${lightPalette.warm}"`)
      expect(svg).toContain(`fill="${lightPalette.accent}"`)
    }
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

  test('passes its drawing from block to block', () => {
    const blocks = chain('seed', lattice('seed', 6, 6, 80), 1)
    for (const [i, block] of blocks.entries()) {
      const before = blocks[i - 1]
      if (before) expect([0, 1]).toContain((block.variant - before.variant + 4) % 4)
    }
    expect(blocks[0]?.state).toBe('first')
    expect(blocks.filter(({ state }) => state === 'last')).toHaveLength(1)
  })
})
