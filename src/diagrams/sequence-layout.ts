/** Lays sequences out: participants beside each other where the messages between them fit, otherwise step by step. */
import type { Sequence, SequenceStep } from './diagram'
import { emptySheet, inset, type PlacedLine, type Sheet, textAt, textIn } from './sheet'
import { balanceWords, breakWords, type Lines, type Measure } from './text'

/** The most that two participants are apart. */
const widestColumn = 240
/** Space between the sides of a participant's box and its words. */
const headInset = 8

/** Lays out a sequence with a column for each participant; undefined where words would be cut. */
export function layOutSequence(
  { participants, steps }: Sequence,
  width: number,
  measure: Measure,
): Sheet | undefined {
  const column = Math.min(widestColumn, Math.floor((width - 2) / participants.length))
  const boxWidth = column - 12
  const fits = (words: string, room: number, size: 'node' | 'note') =>
    words.split(' ').every((word) => measure(word, size) <= room)
  if (!participants.every(({ words }) => fits(words, boxWidth - 2 * headInset, 'node')))
    return undefined
  const heads = participants.map(({ id, words }, index) => ({
    id,
    x: 1 + column * (index + 0.5),
    text: balanceWords(words, boxWidth - 2 * headInset, 'node', measure),
  }))
  const middleOf = (name: string) => heads.find(({ id }) => id === name)?.x ?? 0
  const headHeight = Math.max(...heads.map(({ text }) => text.height)) + 2 * inset.y
  const sheet = emptySheet(column * participants.length + 2)
  let y = headHeight + 24
  for (const step of steps) {
    const ends = step.between.map(middleOf)
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    const isNote = step.kind === 'note'
    const room = Math.max(high - low, isNote ? boxWidth : column / 2)
    const inner = room - (isNote ? 20 : 16)
    if (!fits(step.words, inner, 'note')) return undefined
    const text = balanceWords(step.words, inner, 'note', measure)
    if (isNote) {
      const x = low === high ? low - boxWidth / 2 : low
      const place = { x, y, width: room, height: text.height + 14 }
      const box = { ...place, shape: 'note', tone: 'point' } as const
      sheet.boxes.push(box)
      sheet.texts.push(textIn(box, text))
      y += box.height + 18
    } else y += placeMessage(sheet, step.kind, { text, x: low, y, room, ends })
  }
  sheet.height = y + 4
  // Below everything else: the words of messages stand on the lines of participants between. Notes interrupt them.
  sheet.lines.unshift(
    ...heads.flatMap(({ x }) => {
      const over = sheet.boxes.filter((note) => note.x <= x && x <= note.x + note.width)
      const starts = [headHeight, ...over.map((note) => note.y + note.height)]
      const ends = [...over.map((note) => note.y), sheet.height]
      return starts.map((start, index) => lifeline(x, start, ends[index] ?? start))
    }),
  )
  for (const { x, text } of heads) {
    const place = { x: x - boxWidth / 2, y: 1, width: boxWidth, height: headHeight - 1 }
    const box = { ...place, shape: 'box', tone: 'plain' } as const
    sheet.boxes.push(box)
    sheet.texts.push(textIn(box, text))
  }
  return sheet
}

const lifeline = (x: number, start: number, end: number): PlacedLine => ({
  points: [
    [x, start],
    [x, end],
  ],
  tone: 'muted',
  isDashed: false,
  tips: 'none',
})

/** Draws a message at its place and returns how far below the next step is. */
function placeMessage(
  sheet: Sheet,
  kind: SequenceStep['kind'],
  { text, x, y, room, ends }: { text: Lines; x: number; y: number; room: number; ends: number[] },
): number {
  const [from = 0, to = 0] = ends
  const isOwn = from === to
  const tone = kind === 'lost' ? 'back' : 'plain'
  const box = { x, y, width: room, height: text.height, shape: 'box', tone } as const
  sheet.texts.push(isOwn ? textAt(x + 12, y, text, tone) : textIn(box, text))
  const end = y + text.height + 6
  const way: [number, number][] = isOwn
    ? [
        [from + 26, end],
        [from + 26, end + 14],
        [from, end + 14],
      ]
    : [[to, end]]
  sheet.lines.push({
    points: [[from, end], ...way],
    tone,
    isDashed: kind === 'reply',
    tips: kind === 'lost' ? 'lost' : 'end',
  })
  return text.height + (isOwn ? 42 : 26)
}

/** Space between the lines of two participants, and the most that all of them take. */
const [widestLane, widestLanes] = [24, 90]
/** Height of the arrow of a step, at the middle of its first line of words. */
const arrowAt = 9

/** Lays out a sequence step by step: lines of participants on the left, the words of each step on the right. */
export function layOutSteps(
  { participants, steps }: Sequence,
  width: number,
  measure: Measure,
): Sheet {
  const lane = Math.min(widestLane, widestLanes / Math.max(1, participants.length - 1))
  const placed = participants.map(({ id, words }, index) => ({ id, words, x: 8 + index * lane }))
  const laneOf = (id: string) => placed.find((one) => one.id === id)?.x ?? 8
  const wordsOf = (id: string) => placed.find((one) => one.id === id)?.words ?? id
  const start = 8 + (participants.length - 1) * lane + 24
  const sheet = emptySheet(width)
  let y = 1
  for (const { between, kind, words } of steps) {
    const isNote = kind === 'note'
    const tone = kind === 'lost' ? 'back' : isNote ? 'point' : 'plain'
    const sign = isNote ? ' · ' : kind === 'lost' ? ' ↛ ' : ' → '
    const names = breakWords(between.map(wordsOf).join(sign), width - start, 'note', measure)
    const text = breakWords(words, width - start, 'node', measure)
    const ends = between.map(laneOf)
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    if (isNote)
      sheet.boxes.push({
        x: low - 6,
        y: y + 3,
        width: high - low + 12,
        height: 12,
        shape: 'note',
        tone,
      })
    else sheet.lines.push(stepArrow(kind, ends, y + arrowAt))
    sheet.texts.push(textAt(start, y, names, 'muted'))
    sheet.texts.push(textAt(start, y + names.height, text, tone))
    y += names.height + text.height + 16
  }
  sheet.height = y - 12
  sheet.lines.unshift(...placed.map(({ x }) => lifeline(x, 0, sheet.height)))
  return sheet
}

/** The arrow of a step; one to the sender itself turns back on its right. */
function stepArrow(
  kind: SequenceStep['kind'],
  [from = 0, to = 0]: number[],
  y: number,
): PlacedLine {
  const isOwn = from === to
  return {
    points: isOwn
      ? [
          [from, y - 5],
          [from + 14, y - 5],
          [from + 14, y + 5],
          [from, y + 5],
        ]
      : [
          [from, y],
          [to, y],
        ],
    tone: kind === 'lost' ? 'back' : 'plain',
    isDashed: kind === 'reply',
    tips: kind === 'lost' ? 'lost' : 'end',
  }
}
