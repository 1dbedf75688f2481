/** Lays out sequences in narrow columns: lifelines on the left, words on the right. */
import { connectors, type Sequence } from '../diagram'
import { emptySheet, type Sheet, textAt, thinLine } from '../sheet'
import { breakWords, type Measure } from '../text'
import { placeFrames } from './frames'
import { messageLine } from './layout'

/** Maximum distance between two lifelines, and maximum width of all lifelines (pixels). */
const [widestLane, widestLanes] = [24, 90]
/** y of a step's arrow: the middle of the first line of text. */
const arrowAt = 9

export function layOutSteps(
  { participants, groups, steps, frames }: Sequence,
  width: number,
  measure: Measure,
): Sheet {
  const lane = Math.min(widestLane, widestLanes / Math.max(1, participants.length - 1))
  const placed = participants.map(({ id, words }, index) => ({ id, words, x: 8 + index * lane }))
  const placeOf = (id: string) => placed.find((participant) => participant.id === id)
  const laneOf = (id: string) => placeOf(id)?.x ?? 8
  const wordsOf = (id: string) => placeOf(id)?.words ?? id
  // A message to its own sender extends 14 px to the right of the last lifeline.
  const start = 8 + (participants.length - 1) * lane + (frames.length > 0 ? 30 : 24)
  const depth = Math.max(
    0,
    ...frames.map(
      (frame) =>
        frames.filter(
          ({ parts: [first], end }) =>
            (first?.start ?? 0) <= (frame.parts[0]?.start ?? 0) && frame.end <= end,
        ).length,
    ),
  )
  const room = width - start - (depth > 0 ? 6 * depth + 2 : 0)
  const sheet = emptySheet(width)
  const framed = placeFrames(frames, { left: start - 10, right: width - 1, measure })
  let y = 1
  for (const { words, participants } of groups) {
    const names = [words, participants.map(wordsOf).join(' · ')].join(': ')
    const text = breakWords(names, width - start, 'note', measure)
    sheet.texts.push(textAt(start, y, text, 'muted'))
    y += text.height + 12
  }
  for (const [place, step] of steps.entries()) {
    const { between, kind, tips, words } = step
    y = framed.before(place, place === 0 && frames[0]?.parts[0]?.start === 0 ? y + 4 : y)
    const isNote = kind === 'note'
    const tone = kind === 'lost' ? 'back' : isNote ? 'point' : 'plain'
    const connector = isNote ? ' · ' : connectors[tips]
    const names = breakWords(between.map(wordsOf).join(connector), room, 'note', measure)
    const text = breakWords(words, room, 'node', measure)
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
    else sheet.lines.push(messageLine(step, ends, y + arrowAt, { width: 14, top: -5, bottom: 5 }))
    sheet.texts.push(textAt(start, y, names, 'muted'))
    sheet.texts.push(textAt(start, y + names.height, text, tone))
    y += names.height + text.height + 16
  }
  sheet.height = framed.before(steps.length, y) - 12
  sheet.boxes.push(...framed.boxes)
  sheet.lines.push(...framed.lines)
  sheet.texts.push(...framed.texts)
  sheet.lines.unshift(...placed.map(({ x }) => thinLine([x, 0], [x, sheet.height])))
  return sheet
}
