import fc from 'fast-check'
import { runs } from '../../tests/levels'
import { layOut } from './draw'
import { validDiagram } from './read'
import { areaOf, isInside, isValidLayout } from './sheet'
import { type Measure, measureOf } from './text'

let measure: Measure
beforeAll(async () => {
  measure = await measureOf(process.cwd())
})

/** Words of any script, without characters that end a label. */
const words = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }), {
    minLength: 1,
    maxLength: 7,
  })
  .map(
    (parts) =>
      parts
        .join(' ')
        .replace(/["\s\p{C}]+/gu, ' ')
        .trim() || 'x',
  )

const flow = fc
  .record({
    direction: fc.constantFrom('TD', 'LR'),
    nodes: fc.array(
      fc.record({
        words,
        shape: fc.constantFrom('[]', '()', '{}', '[()]', '([])', '(())', '{{}}', '[//]'),
      }),
      {
        minLength: 2,
        maxLength: 14,
      },
    ),
    edges: fc.array(
      fc.record({
        from: fc.nat(13),
        to: fc.nat(13),
        words: fc.option(words),
        arrow: fc.constantFrom('-->', '-.->', '==>'),
      }),
      { maxLength: 20 },
    ),
    grouped: fc.nat(7),
  })
  .map(({ direction, nodes, edges, grouped }) => {
    const written = nodes.map(({ words, shape }, index) => {
      const half = shape.length / 2
      return `n${index}${shape.slice(0, half)}"${words}"${shape.slice(half)}`
    })
    const arrows = edges.map(({ from, to, words, arrow }) => {
      const label = words ? `|${words.replaceAll('|', ' ').trim() || 'x'}|` : ''
      return `n${from % nodes.length} ${arrow}${label} n${to % nodes.length}`
    })
    const inner = grouped > 3 ? ['subgraph h [Few of them]', ...written.slice(0, 2), 'end'] : []
    const group =
      grouped > 1
        ? ['subgraph g [Some of them]', ...inner, ...written.slice(0, grouped), 'end']
        : written.slice(0, grouped)
    const last = nodes.length - 1
    if (grouped > 3 && last >= grouped) arrows.push(`n${last} --> h`, `g --> n${last}`)
    return [`flowchart ${direction}`, ...group, ...written.slice(grouped), ...arrows].join('\n')
  })

const flowCount = runs('flows')

test(`draws ${flowCount} random flows within the column, with every text inside its box and without overlaps`, async () => {
  await fc.assert(
    fc.asyncProperty(flow, fc.integer({ min: 320, max: 1440 }), async (source, screen) => {
      const diagram = validDiagram(source)
      // Minus the padding of a page on a phone.
      const sheet = await layOut(diagram, screen - 34, measure, 'en')
      expect(sheet.width).toBeLessThanOrEqual(screen - 34)
      expect(isValidLayout(sheet)).toBe(true)
      if (diagram.kind !== 'flow') throw new Error('It is a flow.')
      const boxes = sheet.boxes.filter(({ shape }) => shape !== 'group')
      expect(boxes).toHaveLength(diagram.nodes.length)
      for (const box of boxes)
        expect(sheet.texts.some((text) => isInside(areaOf(text), box))).toBe(true)
      const text = sheet.texts.flatMap(({ lines }) => lines).join(' ')
      const drawn = text.replaceAll(' ', '')
      for (const { words } of [...diagram.nodes, ...diagram.edges])
        expect(drawn).toContain(words.replaceAll(' ', ''))
      // Arrows without enough space are written as text.
      const written = diagram.edges.length - sheet.lines.length
      expect(text.split('→').length - 1).toBeGreaterThanOrEqual(written)
    }),
    { numRuns: flowCount, seed: 47 },
  )
}, 240_000)
