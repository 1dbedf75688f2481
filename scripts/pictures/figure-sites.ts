import type { Diagram } from './diagram'
import { dye } from './drawing'

const sites = [
  { name: 'Site 1', x: 290, validators: 3 },
  { name: 'Site 2', x: 720, validators: 2 },
  { name: 'Site 3', x: 1070, validators: 2 },
] as const

const validator = (x: number, y: number, isUp: boolean) =>
  isUp
    ? `<path fill="${dye.indigo}" stroke="${dye.indigo}" d="M${x} ${y - 30}l30 30-30 30-30-30z"/>`
    : `<path stroke-dasharray="2 9" d="M${x} ${y - 30}l30 30-30 30-30-30z"/>`

/** running-nodes-that-stay-up: seven validators on three sites, and what is left without one of them. */
export function nodes({ words, box, sheet }: Diagram): string {
  const plan = sites.map(({ name, x, validators }) => {
    const width = validators * 110 + 70
    const marks = Array.from({ length: validators }, (_, i) =>
      validator(x + (i - (validators - 1) / 2) * 110, 220, true),
    )
    const [start, end] = [x - width / 2, x + width / 2]
    return (
      `<rect x="${start}" y="130" width="${width}" height="180" rx="6"/>` +
      `<path stroke="${dye.soga}" stroke-dasharray="2 12" d="M${end - 30} 310V400"/>` +
      marks.join('') +
      words(name, start, 350, { anchor: 'start' })
    )
  })
  const links = `<path d="M490 220H575M865 220H925M290 130V80H1070V130"/>`
  const watch =
    `<path stroke="${dye.soga}" stroke-dasharray="2 12" d="M1420 275V400H460"/>` +
    box(1420, 220, 240, 110, 'Monitoring', 'soga')
  const outcome = (y: number, title: string, left: number, verdict: string) => {
    const marks = Array.from({ length: 7 }, (_, i) => validator(700 + i * 84, y, i < left))
    return (
      words(title, 90, y, { anchor: 'start' }) +
      marks.join('') +
      words(verdict, 1300, y, {
        anchor: 'start',
        weight: 650,
        paint: left < 5 ? dye.soga : dye.indigo,
      })
    )
  }
  return sheet(
    `<path stroke="${dye.line}" d="M90 476H1510M90 640H1510"/>` +
      plan.join('') +
      links +
      watch +
      outcome(558, 'Without a site of two', 5, '5: goes on') +
      outcome(722, 'Without the site of three', 4, '4: stops') +
      `<path stroke="${dye.kunyit}" stroke-width="6" d="M1078 500V790"/>` +
      words('five must sign', 1078, 826, { size: 30, weight: 400 }),
  )
}
