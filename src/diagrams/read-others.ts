/** Reads sequences and charts. */
import type { Chart, Read, Sequence, SequenceStep } from './diagram'
import { labelOf, Mistake, readLines, type SourceLine } from './read-lines'

const name = String.raw`[\p{L}\p{N}_]+`
const participant = new RegExp(`^(?:participant|actor)\\s+(${name})(?:\\s+as\\s+(.+))?$`, 'u')
const message = new RegExp(`^(${name})\\s*(--?>>?|--?x)\\s*(${name})\\s*:\\s*(.+)$`, 'u')
const note = new RegExp(
  `^note\\s+(?:over|(?:right|left) of)\\s+(${name})(?:\\s*,\\s*(${name}))?\\s*:\\s*(.+)$`,
  'iu',
)

const maximumParticipants = 6
const maximumSteps = 16

/** Reads the lines of a sequence below its header. */
export function readSequence([header, ...lines]: readonly SourceLine[]): Read<Sequence> {
  const diagram: Sequence = { kind: 'sequence', participants: [], steps: [] }
  const meet = (id: string, words = id) => {
    const known = diagram.participants.some((one) => one.id === id)
    if (!known) diagram.participants.push({ id, words: labelOf(words) })
    return id
  }
  const problems = readLines(lines, (text) => {
    const [, id, words] = participant.exec(text) ?? []
    if (id) meet(id, words)
    else diagram.steps.push(stepOf(text, (name) => meet(name)))
  })
  const line = header?.line ?? 0
  const { participants, steps } = diagram
  if (problems.length === 0 && steps.length === 0)
    problems.push({
      line,
      message: 'The sequence has no messages. Write, for example: shop->>ledger: one sale',
    })
  if (participants.length > maximumParticipants || steps.length > maximumSteps)
    problems.push({
      line,
      message: `The sequence has ${participants.length} participants and ${steps.length} steps; ${maximumParticipants} and ${maximumSteps} are the most. Leave some out, or make two diagrams`,
    })
  return { diagram, problems }
}

function stepOf(text: string, meet: (id: string) => string): SequenceStep {
  const [, from, line = '', to, words = ''] = message.exec(text) ?? []
  if (from && to) {
    const kind = line.endsWith('x') ? 'lost' : line.startsWith('--') ? 'reply' : 'message'
    return { between: [meet(from), meet(to)], kind, words: labelOf(words) }
  }
  const [, first, last, said = ''] = note.exec(text) ?? []
  if (first) {
    const between = [first, last].filter((name) => name !== undefined).map(meet)
    return { between, kind: 'note', words: labelOf(said) }
  }
  throw new Mistake(
    `“${text.slice(0, 60)}” is not understood. Write participants (participant shop as The shop), messages (shop->>ledger: one sale), answers (ledger-->>shop: its number), messages that are lost (shop-xledger: one sale) and notes (Note over shop: the night)`,
  )
}

const list = /^\[(.*)\]$/s

/** Reads the lines of a chart below its header. */
export function readChart([header, ...lines]: readonly SourceLine[]): Read<Chart> {
  const diagram: Chart = { kind: 'chart', title: '', axis: '', rows: [], series: [] }
  const problems = readLines(lines, (text) => readChartLine(text, diagram))
  const line = header?.line ?? 0
  const { rows, series } = diagram
  if (problems.length === 0 && (rows.length === 0 || series.length === 0))
    problems.push({
      line,
      message:
        'The chart has no values. Write, for example, x-axis [May, June] and below it bar [41, 1.8]',
    })
  if (series.some(({ values }) => values.length !== rows.length))
    problems.push({
      line,
      message: `The x-axis has ${rows.length} names, and a bar or line has ${series.map(({ values }) => values.length).join(' and ')} values. Write one value for each name`,
    })
  return { diagram, problems }
}

function readChartLine(text: string, chart: Chart): void {
  const [, keyword, rest = ''] = /^(title|x-axis|y-axis|bar|line)\s+(.+)$/.exec(text) ?? []
  if (keyword === 'title') chart.title = labelOf(rest)
  else if (keyword === 'y-axis') chart.axis = labelOf(rest.replace(/\s*[\d.]+\s*-->\s*[\d.]+$/, ''))
  else if (keyword === 'x-axis') {
    const names = list.exec(rest)?.[1]
    if (!names)
      throw new Mistake('The x-axis has no list of names. Write, for example: x-axis [May, June]')
    chart.rows = (names.match(/"[^"]*"|[^,"]+/g) ?? []).map(labelOf).filter(Boolean)
  } else if (keyword === 'bar' || keyword === 'line') {
    const values = list.exec(rest)?.[1]?.split(',').map(Number) ?? []
    if (values.length === 0 || values.some((value) => !(value >= 0)))
      throw new Mistake(
        `“${rest.slice(0, 60)}” is no list of numbers from 0. Write, for example: ${keyword} [41, 1.8]`,
      )
    chart.series.push({ kind: keyword, values })
  } else
    throw new Mistake(
      `“${text.slice(0, 60)}” is not understood. Write title "…", x-axis [May, June], y-axis "Seconds", bar [41, 1.8] or line [41, 1.8]`,
    )
}
