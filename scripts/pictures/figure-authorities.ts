import type { Diagram } from './diagram'
import { dye } from './drawing'

const activities = [
  ['Trading digital assets', ['Tax directorate', 'PPATK', 'OJK']],
  ['Derivatives on them', ['OJK']],
  ['Derivatives on securities', ['OJK']],
  ['A model without a rule', ['OJK']],
  ['Derivatives on currency', ['Bank Indonesia']],
  ['Payments in rupiah', ['Bank Indonesia']],
  ['Commodity futures', ['Bappebti']],
] as const
const authorities = ['Tax directorate', 'PPATK', 'OJK', 'Bank Indonesia', 'Bappebti'] as const

const left = 620
const right = 1130
const activityRow = (i: number) => 114 + i * 112
const authorityRow = (name: (typeof authorities)[number]) => 130 + authorities.indexOf(name) * 160

/** digital-asset-rules-after-2025: activities, each joined to the authorities that answer for it. */
export function rules({ words, box, sheet }: Diagram): string {
  const threads = activities.flatMap(([, joined], i) =>
    joined.map((name) => {
      const [from, to] = [activityRow(i), authorityRow(name)]
      const paint = i === 0 ? dye.soga : dye.indigo
      return `<path stroke="${paint}" stroke-width="${i === 0 ? 5 : 3}" d="M${left} ${from}C${left + 240} ${from} ${right - 240} ${to} ${right} ${to}"/>`
    }),
  )
  const starts = activities.map(([name], i) => {
    const y = activityRow(i)
    const paint = i === 0 ? dye.soga : dye.ink
    return (
      words(name, left - 34, y, { anchor: 'end', paint, weight: i === 0 ? 650 : 500 }) +
      `<circle cx="${left}" cy="${y}" r="9" fill="${dye.paper}" stroke="${paint}"/>`
    )
  })
  const ends = authorities.map((name) =>
    box(right + 190, authorityRow(name), 380, 104, name, name === 'OJK' ? 'solid' : 'plain'),
  )
  return sheet(threads.join('') + starts.join('') + ends.join(''))
}
