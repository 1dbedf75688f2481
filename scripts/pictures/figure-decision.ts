import type { Diagram } from './diagram'
import { dye } from './drawing'

const columns = [230, 610, 990, 1370] as const
const trunk = 330
const ends = 690

/** do-you-need-a-blockchain: three questions on a path that thins out, and the four records it leads to. */
export function decision({ arrow, box, words, sheet }: Diagram): string {
  const questions = ['Several parties\nwrite?', 'One keeper\nall would trust?', 'Anything\nsecret?']
  const exits = ['no', 'yes', 'yes'] as const
  const onward = ['yes', 'no', 'no'] as const
  const records = ['Database', 'Signed files,\nanchored', 'Permissioned\nledger', 'Public\nchain']
  // How much of the cases is left: the path thins at each question.
  const weights = [22, 14, 7, 3]
  const path = columns.map((x, i) => {
    const from = columns[i - 1] ?? 40
    return `<path stroke="${dye.soga}" stroke-width="${weights[i]}" stroke-linecap="butt" d="M${from} ${trunk}H${x}"/>`
  })
  const nodes = questions.map((question, i) => {
    const x = columns[i] ?? 0
    const diamond = `M${x} ${trunk - 52}l52 52-52 52-52-52z`
    return (
      arrow([
        [x, trunk],
        [x, ends - 74],
      ]) +
      `<path fill="${dye.paper}" d="${diamond}"/>` +
      words(String(i + 1), x, trunk, { family: 'display', weight: 300, size: 52 }) +
      words(question, x, trunk - 152) +
      words(exits[i] ?? '', x + 22, trunk + 128, { paint: dye.soga, anchor: 'start' }) +
      words(onward[i] ?? '', x + 120, trunk - 36, { paint: dye.soga })
    )
  })
  const last = columns[3]
  return sheet(
    path.join('') +
      arrow([
        [last - 2, trunk],
        [last, trunk],
        [last, ends - 74],
      ]) +
      nodes.join('') +
      records
        .map((name, i) => box(columns[i] ?? 0, ends, 300, 140, name, i === 0 ? 'solid' : 'plain'))
        .join(''),
  )
}
