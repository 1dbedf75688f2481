import type { Diagram } from './diagram'
import { dye } from './drawing'

/** tokenising-an-asset-step-by-step: value goes down the path at issue, and back up at redemption. */
export function token({ arrow, box, words, sheet }: Diagram): string {
  const row = 510
  const stations = [
    'Asset',
    'Custodian\nor company',
    'Issuer',
    'Token\ncontract',
    'Holders',
  ] as const
  const at = (i: number) => 160 + i * 320
  const paths = ['held by', 'attests to', 'mints', 'held by'].map((step, i) => {
    const [from, to] = [at(i) + 116, at(i + 1) - 116]
    return (
      arrow([
        [from, row - 28],
        [to - 4, row - 28],
      ]) +
      arrow(
        [
          [to, row + 28],
          [from + 4, row + 28],
        ],
        { paint: dye.soga },
      ) +
      words(step, (from + to) / 2, row - 112, { size: 30, weight: 400 })
    )
  })
  const boxes = stations.map((name, i) =>
    box(at(i), row, 232, 150, name, i === 3 ? 'solid' : i === 0 ? 'kunyit' : 'plain'),
  )
  const back = `M${at(4)} ${row + 105}V${row + 150}H${at(0)}V${row + 105}`
  return sheet(
    paths.join('') +
      boxes.join('') +
      `<path d="M${at(3)} ${row - 75}V305"/>` +
      box(at(3), 230, 330, 150, 'Identity registry:\nwho may hold') +
      `<path stroke="${dye.soga}" stroke-dasharray="2 12" d="${back}"/>` +
      words('redemption takes the same path back', 800, row + 200, { paint: dye.soga }),
  )
}
