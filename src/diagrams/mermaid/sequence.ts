import type { Read, Sequence, SequenceFrame, SequenceStep } from '../diagram'
import { atHeader } from './lines'
import type { MermaidSequence } from './parser'
import { plainWords } from './source'

const maximumParticipants = 6
const maximumSteps = 16

export function readSequence(
  { actors, boxes, messages, messageTypes }: MermaidSequence,
  lines: readonly string[],
): Read<Sequence> {
  const names = new Map(Object.entries(messageTypes).map(([name, number]) => [number, name]))
  const steps: SequenceStep[] = []
  const frames: SequenceFrame[] = []
  const open: SequenceFrame[] = []
  let number: { next: number; step: number } | undefined
  for (const { type = -1, from = '', to = '', message } of messages) {
    const name = names.get(type) ?? ''
    if (typeof message !== 'string') {
      const { start = 1, step = 1, visible } = message
      number = visible ? { next: start, step } : undefined
      continue
    }
    const words = plainWords(message)
    const [, keyword, place] =
      /^(LOOP|ALT|OPT|PAR|CRITICAL|BREAK)_(?:OVER_)?(START|ELSE|AND|OPTION|END)$/.exec(name) ?? []
    if (keyword && place) {
      if (place === 'START') {
        const parts = [{ words, start: steps.length }]
        const frame = { keyword: keyword.toLowerCase(), parts, end: steps.length }
        frames.push(frame)
        open.push(frame)
      } else if (place === 'END') Object.assign(open.pop() ?? {}, { end: steps.length })
      else open.at(-1)?.parts.push({ words, start: steps.length })
    } else if (name === 'NOTE') {
      const between = [...new Set([from, to])]
      steps.push({ between, kind: 'note', tips: 'none', words })
    } else if (!/^(ACTIVE|RECT|CENTRAL)_/.test(name)) {
      steps.push({ ...messageOf(name), between: [from, to], words: numbered(words, number) })
      if (number) number.next += number.step
    }
  }
  const participants = actors.map(({ name, description }) => ({
    id: name,
    words: plainWords(description),
  }))
  const groups = boxes
    .map(({ name, actorKeys }) => ({ words: plainWords(name), participants: actorKeys }))
    .filter(({ words, participants }) => words && participants.length > 0)
  const diagram: Sequence = { kind: 'sequence', title: '', participants, groups, steps, frames }
  return { diagram, advice: [], diagnostics: atHeader(lines, sizeProblem(diagram)) }
}

function messageOf(name: string): Pick<SequenceStep, 'kind' | 'tips'> {
  const kind = name.endsWith('CROSS') ? 'lost' : name.includes('DOTTED') ? 'reply' : 'message'
  if (kind === 'lost') return { kind, tips: kind }
  const tips = name.startsWith('BIDIRECTIONAL') ? 'both' : name.endsWith('_OPEN') ? 'none' : 'end'
  return { kind, tips }
}

const numbered = (words: string, number: { next: number } | undefined) =>
  number ? `${Number(number.next.toFixed(2))}. ${words}`.trim() : words

function sizeProblem({ participants, steps }: Sequence): string | undefined {
  if (steps.length === 0)
    return 'The sequence has no messages. Write, for example: shop->>ledger: one sale'
  return participants.length > maximumParticipants || steps.length > maximumSteps
    ? `The sequence has ${participants.length} participants and ${steps.length} steps. Write at most ${maximumParticipants} participants and ${maximumSteps} steps, or make two diagrams`
    : undefined
}
