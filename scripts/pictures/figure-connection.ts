import type { Diagram } from './diagram'
import { dye } from './drawing'

/** connecting-a-ledger-to-your-erp: the path of one event, and the job that checks both of its ends. */
export function connection({ arrow, box, words, sheet }: Diagram): string {
  const row = 350
  const stations = [
    [530, 'Listener', 'stores it raw'],
    [830, 'Inbox\ntable', 'waits for finality'],
    [1130, 'Mapping', 'rules as a table'],
    [1440, 'ERP', 'one document'],
  ] as const
  const numbered = stations.map(([x, name, note]) => {
    const tone = name === 'ERP' ? 'solid' : 'plain'
    return box(x, row, 210, 130, name, tone) + words(note, x, row + 104, { size: 30, weight: 400 })
  })
  const paths = [
    arrow([
      [280, 270],
      [350, 270],
      [350, 330],
      [421, 330],
    ]),
    arrow([
      [280, 430],
      [350, 430],
      [350, 370],
      [421, 370],
    ]),
    arrow([
      [635, row],
      [721, row],
    ]),
    arrow([
      [935, row],
      [1021, row],
    ]),
    arrow([
      [1235, row],
      [1331, row],
    ]),
    arrow(
      [
        [1440, 285],
        [1440, 190],
        [830, 190],
        [830, 281],
      ],
      { paint: dye.soga },
    ),
  ]
  const check = { paint: dye.indigo, dashed: true }
  return sheet(
    box(165, 270, 230, 110, 'Node A') +
      box(165, 430, 230, 110, 'Node B') +
      paths.join('') +
      numbered.join('') +
      words('document number, written back', 1135, 150, { paint: dye.soga, size: 30 }) +
      arrow(
        [
          [165, 485],
          [165, 700],
          [561, 700],
        ],
        check,
      ) +
      arrow(
        [
          [1440, 484],
          [1440, 700],
          [1039, 700],
        ],
        check,
      ) +
      box(800, 700, 470, 130, 'Reconciliation job', 'kunyit') +
      words('reads both ends from scratch, every day', 800, 806, { size: 30, weight: 400 }),
  )
}
