/** Nine clients of the sample company: a sign of 96 units and the name, in ink on a clear ground. */
import { type Drawing, dye } from './drawing'
import type { SetLine, Setting } from './type'

interface Wordmark {
  /** Elements in a square of 96 units; strokes of 5 unless they say otherwise. */
  sign: string
  /** One line, or a small line over a large one. */
  lines: readonly [string] | readonly [string, string]
  setting: Omit<Setting, 'size'>
}

const solid = `fill="${dye.ink}" stroke="none"`
const turned = (angles: readonly number[], element: string) =>
  angles.map((angle) => `<g transform="rotate(${angle} 48 48)">${element}</g>`).join('')

const wordmarks: Record<string, Wordmark> = {
  'bank-swarnarupa': {
    sign: `<path d="M48 5L91 48L48 91L5 48Z"/><path d="M48 27L69 48L48 69L27 48Z"/><path d="M48 5V27M91 48H69M48 91V69M5 48H27"/>`,
    lines: ['Bank', 'Swarnarupa'],
    setting: { family: 'display', weight: 500 },
  },
  tirtabayar: {
    sign: `<circle cx="48" cy="48" r="43"/><path d="M8 40Q28 22 48 40T88 40M8 60Q28 42 48 60T88 60"/>`,
    lines: ['tirtabayar'],
    setting: { family: 'text', weight: 600, tracking: -10 },
  },
  'samudrani-logistik': {
    sign: `<path ${solid} d="M44 6V62H8Z"/><path d="M56 22V60H84Z"/><path d="M6 78Q20 66 34 78T62 78T90 78"/>`,
    lines: ['SAMUDRANI', 'LOGISTIK'],
    setting: { family: 'text', weight: 700, width: 85, tracking: 60 },
  },
  'wanaloka-kopi': {
    sign: `<g transform="rotate(35 48 48)"><ellipse cx="48" cy="48" rx="30" ry="43"/><path d="M48 5C28 32 68 64 48 91"/></g>`,
    lines: ['wanaloka', 'kopi'],
    setting: { family: 'display', weight: 700, width: 90 },
  },
  husadarya: {
    sign: turned([0, 90, 180, 270], `<path d="M48 44C30 34 30 14 48 5C66 14 66 34 48 44Z"/>`),
    lines: ['Husadarya'],
    setting: { family: 'display', weight: 400 },
  },
  'grahandaru-properti': {
    sign: `<path d="M5 52L48 12L91 52M22 58L48 34L74 58M22 58V88H74V58"/><circle cx="48" cy="66" r="6" ${solid}/>`,
    lines: ['Grahandaru', 'Properti'],
    setting: { family: 'text', weight: 500 },
  },
  'bayulentera-energi': {
    sign: `${turned([0, 120, 240], `<path d="M48 38C36 24 44 8 64 6C74 22 66 36 55 41"/>`)}<circle cx="48" cy="48" r="6" ${solid}/>`,
    lines: ['bayulentera', 'energi'],
    setting: { family: 'text', weight: 600, width: 85 },
  },
  'koperasi-panenwarsa': {
    sign:
      `<path d="M48 92V22"/><path ${solid} d="M48 24C38 16 40 8 48 3C56 8 58 16 48 24Z"/>` +
      [34, 54, 74]
        .map(
          (y) =>
            `<path d="M48 ${y + 8}C28 ${y + 8} 20 ${y - 2} 18 ${y - 14}C36 ${y - 14} 46 ${y - 6} 48 ${y + 8}C50 ${y - 6} 60 ${y - 14} 78 ${y - 14}C76 ${y - 2} 68 ${y + 8} 48 ${y + 8}"/>`,
        )
        .join(''),
    lines: ['Koperasi', 'Panenwarsa'],
    setting: { family: 'display', weight: 600, width: 80 },
  },
  kriyasogan: {
    sign: `<path d="M5 5H91V91H5Z"/><path d="M5 48A43 43 0 0 0 48 5A43 43 0 0 0 91 48A43 43 0 0 0 48 91A43 43 0 0 0 5 48Z"/><path ${solid} d="M48 36L60 48L48 60L36 48Z"/>`,
    lines: ['KRIYASOGAN'],
    setting: { family: 'display', weight: 600, width: 85, tracking: 50 },
  },
}

const textLeft = 124
const textWidth = 480 - textLeft - 6

/** The marks of `content/clients`, 480 by 160 pixels. */
export function drawWordmarks(setLine: SetLine): Drawing[] {
  return Object.entries(wordmarks).map(([slug, { sign, lines, setting }]) => ({
    file: `clients/${slug}.png`,
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160">` +
      `<g transform="translate(2 32)" fill="none" stroke="${dye.ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${sign}</g>` +
      `<path fill="${dye.ink}" d="${name(setLine, lines, setting)}"/></svg>`,
  }))
}

function name(setLine: SetLine, lines: Wordmark['lines'], setting: Omit<Setting, 'size'>): string {
  const [first, second] = lines
  const sizeFor = (text: string, most: number) => {
    // Measured near the final size: letters of the display family are wider when small.
    const { width } = setLine(text, 0, 0, { ...setting, size: 48 })
    return Math.min(most, Math.floor((textWidth / width) * 48))
  }
  if (second === undefined) {
    const size = sizeFor(first, 66)
    return setLine(first, textLeft, 80 + size * 0.34, { ...setting, size }).d
  }
  const size = Math.min(sizeFor(first, 58), sizeFor(second, 58))
  return (
    setLine(first, textLeft, 80 - size * 0.1, { ...setting, size }).d +
    setLine(second, textLeft, 80 + size * 0.82, { ...setting, size }).d
  )
}
