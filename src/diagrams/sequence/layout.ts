import type { Sequence, SequenceStep } from '../diagram'
import { inset } from '../shapes'
import { emptySheet, type PlacedLine, type Sheet, textAt, textIn, thinLine } from '../sheet'
import { balanceWords, breakWords, type Lines, type Measure } from '../text'
import { placeFrames } from './frames'

/** Maximum distance between two participants (pixels). */
const widestColumn = 300
/** Taller sequences repeat the names at the end (pixels). */
const repeatNamesFrom = 400
/** Padding on the sides of a participant's name (pixels). */
const headInset = 5

/** Returns undefined if a word does not fit. */
export function layOutSequence(
  { participants, groups, steps, frames }: Sequence,
  width: number,
  measure: Measure,
): Sheet | undefined {
  const column = Math.min(widestColumn, Math.floor((width - 2) / participants.length))
  const boxWidth = column - 8
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
  const names = groups.map(({ words, participants }) => {
    const width = column * participants.length - 2 * headInset
    return { participants, text: breakWords(words, width, 'note', measure) }
  })
  const headTop = names.length > 0 ? Math.max(...names.map(({ text }) => text.height)) + 14 : 1
  const headHeight = headTop - 1 + Math.max(...heads.map(({ text }) => text.height)) + 2 * inset.y
  const sheet = emptySheet(column * participants.length + 2)
  const framed = placeFrames(frames, { left: 1, right: sheet.width - 1, measure })
  let y = headHeight + 24
  for (const [place, step] of steps.entries()) {
    y = framed.before(place, y)
    const ends = step.between.map(middleOf)
    const [low, high] = [Math.min(...ends), Math.max(...ends)]
    const isNote = step.kind === 'note'
    const room = Math.max(high - low, isNote ? boxWidth : column / 2)
    const inner = room - 12
    if (!fits(step.words, inner, 'note')) return undefined
    const text = balanceWords(step.words, inner, 'note', measure)
    if (isNote) {
      const x = low === high ? low - boxWidth / 2 : low
      const place = { x, y, width: room, height: text.height + 14 }
      const box = { ...place, shape: 'note', tone: 'point' } as const
      sheet.boxes.push(box)
      sheet.texts.push(textIn(box, text))
      y += box.height + 18
    } else y += placeMessage(sheet, step, { text, x: low, y, room, ends })
  }
  y = framed.before(steps.length, y)
  const isTall = y > repeatNamesFrom
  sheet.height = y + 4
  // Draw lifelines below messages. Notes and names of frames interrupt them.
  sheet.lines.unshift(
    ...heads.flatMap(({ x }) => {
      const over = [...sheet.boxes, ...framed.texts]
        .filter((area) => area.x <= x && x <= area.x + area.width)
        .toSorted((a, b) => a.y - b.y)
      const starts = [headHeight, ...over.map((area) => area.y + area.height)]
      const ends = [...over.map((area) => area.y), sheet.height]
      return starts.map((start, index) => thinLine([x, start], [x, ends[index] ?? start]))
    }),
  )
  sheet.boxes.unshift(...framed.boxes)
  sheet.lines.push(...framed.lines)
  sheet.texts.push(...framed.texts)
  const tops = isTall ? [headTop, sheet.height] : [headTop]
  for (const { x, text } of heads)
    for (const y of tops) {
      const place = { x: x - boxWidth / 2, y, width: boxWidth, height: headHeight - headTop }
      const box = { ...place, shape: 'box', tone: 'plain' } as const
      sheet.boxes.push(box)
      sheet.texts.push(textIn(box, text))
    }
  if (isTall) sheet.height += headHeight - headTop + 1
  for (const { participants, text } of names) {
    const ends = participants.map(middleOf)
    const x = Math.min(...ends) - column / 2 + 1
    const width = Math.max(...ends) + column / 2 - 1 - x
    const place = { x, y: 1, width, height: headHeight + 6 }
    sheet.boxes.unshift({ ...place, shape: 'frame', tone: 'plain' })
    sheet.texts.push(textAt(x + headInset, 6, text, 'muted'))
  }
  return sheet
}

/**
 * @param loop shape of the loop of a message to its own sender; `top` and
 * `bottom` are relative to `y`
 */
export function messageLine(
  { kind, tips }: SequenceStep,
  [from = 0, to = 0]: readonly number[],
  y: number,
  loop: { width: number; top: number; bottom: number },
): PlacedLine {
  const points: PlacedLine['points'] =
    from === to
      ? [
          [from, y + loop.top],
          [from + loop.width, y + loop.top],
          [from + loop.width, y + loop.bottom],
          [from, y + loop.bottom],
        ]
      : [
          [from, y],
          [to, y],
        ]
  return { points, tone: kind === 'lost' ? 'back' : 'plain', isDashed: kind === 'reply', tips }
}

/** Returns the distance to the next step. */
function placeMessage(
  sheet: Sheet,
  step: SequenceStep,
  { text, x, y, room, ends }: { text: Lines; x: number; y: number; room: number; ends: number[] },
): number {
  const isOwn = ends[0] === ends[1]
  const tone = step.kind === 'lost' ? 'back' : 'plain'
  const box = { x, y, width: room, height: text.height, shape: 'box', tone } as const
  sheet.texts.push(isOwn ? textAt(x + 12, y, text, tone) : textIn(box, text))
  sheet.lines.push(messageLine(step, ends, y + text.height + 6, { width: 26, top: 0, bottom: 14 }))
  return text.height + (isOwn ? 42 : 26)
}
