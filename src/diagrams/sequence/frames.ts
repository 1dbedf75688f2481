import type { SequenceFrame } from '../diagram'
import { type PlacedBox, type PlacedLine, type PlacedText, thinLine } from '../sheet'
import { breakWords, type Measure } from '../text'

/** Distances of a frame from the enclosing frame and from its content (pixels). */
const [nesting, margin] = [6, 8]

/** Places frames, such as loops, around the steps. The caller lays out the steps and calls `before`. */
export function placeFrames(
  frames: readonly SequenceFrame[],
  { left, right, measure }: { left: number; right: number; measure: Measure },
) {
  const boxes: PlacedBox[] = []
  /** Separators between the parts of a frame. */
  const lines: PlacedLine[] = []
  const texts: PlacedText[] = []
  const open: { frame: SequenceFrame; box: PlacedBox }[] = []
  const nameAt = (words: string, box: PlacedBox, y: number): number => {
    const text = breakWords(words, box.width - 2 * margin, 'note', measure)
    texts.push({ ...text, x: box.x + margin, y: y + 6, anchor: 'start', tone: 'muted' })
    return y + text.height + 20
  }
  const closeAll = (step: number, y: number): number => {
    let at = y
    for (let last = open.at(-1); last && last.frame.end <= step; last = open.at(-1)) {
      at = Math.max(at - margin, last.box.y + 10) + 2
      last.box.height = at - last.box.y
      at += margin + 10
      open.pop()
    }
    return at
  }
  /** Ends and starts frames before a step. Returns y of the step. */
  const before = (step: number, y: number): number => {
    let at = closeAll(step, y)
    for (const { frame, box } of open)
      for (const { words, start } of frame.parts.slice(1))
        if (start === step && frame.end > step) {
          const line = thinLine([box.x, at - 4], [box.x + box.width, at - 4])
          lines.push({ ...line, isDashed: true })
          at = nameAt(words || frame.keyword, box, at - 4)
        }
    for (const frame of frames) {
      const [first, ...rest] = frame.parts
      if (first?.start !== step) continue
      const indent = open.length * nesting
      const area = { x: left + indent, width: right - left - 2 * indent, y: at - 4, height: 0 }
      const box: PlacedBox = { ...area, shape: 'frame', tone: 'plain' }
      boxes.push(box)
      open.push({ frame, box })
      at = nameAt([frame.keyword, first.words].filter(Boolean).join(' · '), box, box.y)
      // A frame without steps starts and ends before the same step.
      const empty = rest.filter(({ start }) => start === step)
      for (const { words } of empty) at = nameAt(words || frame.keyword, box, at)
      at = frame.end <= step ? closeAll(step, at) : at
    }
    return at
  }
  return { boxes, lines, texts, before }
}
