/** Lays sequences out: participants beside each other where the messages between them fit, otherwise step by step. */
import type { Sequence, SequenceStep } from './diagram'
import { inset, type PlacedLine, type Sheet, textAt, textIn } from './sheet'
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
  const fits = (words: string, room: number, size: 'node' | 'note') =>
    words.split(' ').every((word) => measure(word, size) <= room)
  if (!participants.every(({ words }) => fits(words, column - 12 - 2 * headInset, 'node')))
    return undefined
  const middleOf = (id: string) =>
    1 + column * (participants.findIndex((one) => one.id === id) + 0.5)
  const heads = participants.map(({ words }) =>
    balanceWords(words, column - 12 - 2 * headInset, 'node', measure),
  )
  const headHeight = Math.max(...heads.map(({ height }) => height)) + 2 * inset.y
  const sheet: Sheet = {
    width: column * participants.length + 2,
    height: 0,
    boxes: [],
    lines: [],
    texts: [],
  }
  let y = headHeight + 24
  for (const step of steps) {
    const ends = step.between.map(middleOf)
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    const isAlone = low === high
    const x = isAlone && step.kind !== 'note' ? low : low - (isAlone ? column / 2 - 6 : 0)
    const room =
      step.kind === 'note' ? Math.max(high - low, column - 12) : Math.max(high - low, column / 2)
    const inner = room - (step.kind === 'note' ? 20 : 16)
    if (!fits(step.words, inner, 'note')) return undefined
    const text = balanceWords(step.words, inner, 'note', measure)
    y += placeStep(sheet, step, { text, x, y, room, ends })
  }
  sheet.height = y + 4
  // Below everything else: the words of messages stand on the lines of participants between. Notes interrupt them.
  const notes = [...sheet.boxes]
  sheet.lines.unshift(
    ...participants.flatMap(({ id }): PlacedLine[] => {
      const x = middleOf(id)
      const over = notes.filter((note) => note.x <= x && x <= note.x + note.width)
      const starts = [headHeight, ...over.map((note) => note.y + note.height)]
      const ends = [...over.map((note) => note.y), sheet.height]
      return starts.map((start, index) => ({
        points: [
          [x, start],
          [x, ends[index] ?? start],
        ],
        tone: 'muted',
        isDashed: false,
        tips: 'none',
      }))
    }),
  )
  for (const [index, { id }] of participants.entries()) {
    const text = heads[index]
    if (!text) continue
    const boxWidth = column - 12
    const box = {
      x: middleOf(id) - boxWidth / 2,
      y: 1,
      width: boxWidth,
      height: headHeight - 1,
      shape: 'box',
      tone: 'plain',
    } as const
    sheet.boxes.push(box)
    sheet.texts.push(textIn(box, text))
  }
  return sheet
}

interface StepPlace {
  text: Lines
  x: number
  y: number
  room: number
  ends: number[]
}

/** Draws a step at its place and returns how far below the next one is. */
function placeStep(
  sheet: Sheet,
  step: SequenceStep,
  { text, x, y, room, ends }: StepPlace,
): number {
  if (step.kind === 'note') {
    const box = {
      x,
      y,
      width: room,
      height: text.height + 14,
      shape: 'note',
      tone: 'point',
    } as const
    sheet.boxes.push(box)
    sheet.texts.push(textIn(box, text))
    return box.height + 18
  }
  const [from = 0, to = 0] = ends
  const style = lineStyle(step)
  const isOwn = from === to
  const place = isOwn
    ? textAt(x + 12, y, text, 'plain')
    : textIn({ x, y, width: room, height: text.height, shape: 'box', tone: 'plain' }, text)
  sheet.texts.push({ ...place, tone: step.kind === 'lost' ? 'back' : 'plain' })
  const end = y + text.height + 6
  sheet.lines.push(
    isOwn
      ? {
          ...style,
          points: [
            [from, end],
            [from + 26, end],
            [from + 26, end + 14],
            [from, end + 14],
          ],
        }
      : {
          ...style,
          points: [
            [from, end],
            [to, end],
          ],
        },
  )
  return text.height + (isOwn ? 42 : 26)
}

const lineStyle = ({ kind }: SequenceStep): Omit<PlacedLine, 'points'> => ({
  tone: kind === 'lost' ? 'back' : 'plain',
  isDashed: kind === 'reply',
  tips: kind === 'lost' ? 'lost' : 'end',
})

/** Lays out a sequence as a list of steps along a line, which fits into any width. */
export function layOutSteps(
  { participants, steps }: Sequence,
  width: number,
  measure: Measure,
): Sheet {
  const wordsOf = (id: string) => participants.find((one) => one.id === id)?.words ?? id
  const sheet: Sheet = { width, height: 0, boxes: [], lines: [], texts: [] }
  const [line, start] = [8, 28]
  let y = 1
  for (const { between, kind, words } of steps) {
    const isNote = kind === 'note'
    const tone = kind === 'lost' ? 'back' : isNote ? 'point' : 'plain'
    const sign = kind === 'lost' ? ' ↛ ' : ' → '
    const names = breakWords(
      between.map(wordsOf).join(isNote ? ' · ' : sign),
      width - start,
      'note',
      measure,
    )
    const text = breakWords(words, width - start, 'node', measure)
    sheet.boxes.push({ x: line - 4, y: y + 5, width: 8, height: 8, shape: 'start', tone })
    sheet.texts.push(textAt(start, y, names, 'muted'))
    sheet.texts.push(textAt(start, y + names.height, text, tone))
    y += names.height + text.height + 16
  }
  sheet.height = y - 12
  sheet.lines.unshift({
    points: [
      [line, 10],
      [line, sheet.height],
    ],
    tone: 'muted',
    isDashed: false,
    tips: 'none',
  })
  return sheet
}
