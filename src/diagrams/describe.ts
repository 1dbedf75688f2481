import { type Chart, connectors, type Diagram, type Flow, type Sequence } from './diagram'
import { readDiagram, validDiagram } from './read'

/** Returns a line for each arrow, message or row. @param language BCP 47 tag for number formats */
export function describeDiagram(source: string, language: string): string[] {
  const diagram = validDiagram(source)
  if (diagram.kind === 'chart') return chartLines(diagram, language)
  const lines = diagram.kind === 'flow' ? flowLines(diagram) : sequenceLines(diagram)
  return [diagram.title, ...lines].filter(Boolean)
}

function chartLines({ title, axis, rows, series }: Chart, language: string): string[] {
  const number = new Intl.NumberFormat(language)
  const heading = [title, axis].filter(Boolean).join(' · ')
  const values = rows.map((row, index) => {
    const named = series.map(({ name, values }) => [name, number.format(values[index] ?? 0)])
    return withNote(row, named.map((parts) => parts.filter(Boolean).join(' ')).join(' · '))
  })
  return [heading, ...values].filter(Boolean)
}

function flowLines({ nodes, edges, groups }: Flow): string[] {
  const wordsOf = (id: string) => [...nodes, ...groups].find((part) => part.id === id)?.words
  // Choices and forks have no words: name the states before them.
  const sourcesOf = (id: string, visited: readonly string[] = []): string[] => {
    const words = wordsOf(id)
    const sources = edges.filter(({ to, from }) => to === id && !visited.includes(from))
    return words ? [words] : sources.flatMap(({ from }) => sourcesOf(from, [...visited, id]))
  }
  const arrows = edges.map(({ from, to, words, tips }) =>
    withWords(
      [sourcesOf(from).join(' · '), wordsOf(to)].filter(Boolean).join(connectors[tips]),
      words,
    ),
  )
  const connected = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const alone = nodes.filter(({ id }) => !connected.has(id)).map(({ words }) => words)
  const frames = groups.map(({ id, words, nodes }) => {
    const inner = groups.filter(({ parent }) => parent === id).map(({ words }) => words)
    return withNote(words, [...nodes.map(wordsOf), ...inner].filter(Boolean).join(' · '))
  })
  return [...frames, ...arrows, ...alone].filter(Boolean)
}

function sequenceLines({ participants, groups, steps, frames }: Sequence): string[] {
  const wordsOf = (id: string) => participants.find((person) => person.id === id)?.words ?? id
  const written = steps.map(({ between, kind, tips, words }) =>
    kind === 'note' ? words : withWords(between.map(wordsOf).join(connectors[tips]), words),
  )
  const boxes = groups.map(({ words, participants }) =>
    withNote(words, participants.map(wordsOf).join(' · ')),
  )
  const described = written.map((line, step) => {
    const around = frames.filter(
      ({ parts: [first], end }) => (first?.start ?? 0) <= step && step < end,
    )
    const conditions = around.map(
      ({ keyword, parts }) => parts.findLast(({ start }) => start <= step)?.words || keyword,
    )
    return [...conditions, line].join(': ')
  })
  return [...boxes, ...described]
}

// Brackets, because names of nodes may contain colons.
const withWords = (ends: string, words: string) => (words ? `${ends} (${words})` : ends)
const withNote = (words: string, note: string) => (note ? `${words}: ${note}` : words)

/** Names a group by its nodes, because its id may be its translated name. */
function flowParts({ direction, nodes, edges, groups }: Flow): string[] {
  const nameOf = (id: string) => {
    const group = groups.find((candidate) => candidate.id === id)
    return group ? `[${group.nodes.toSorted().join(', ')}]` : id
  }
  return [
    direction === 'down' ? 'flowchart TD' : 'flowchart LR',
    ...nodes.map(({ id, shape, tone }) => `the node ${id} (${shape}, ${tone})`),
    ...edges.map(
      ({ from, to, tone, tips, words }) =>
        `the arrow ${nameOf(from)} → ${nameOf(to)} (${tone}, ${tips}, ${words ? 'with words' : 'without words'})`,
    ),
    ...groups.map(({ id, parent }) =>
      [`the group ${nameOf(id)}`, ...(parent ? [nameOf(parent)] : [])].join(' in '),
    ),
  ]
}

/** Returns the parts that translations must share, as messages name them. */
function partsOf(diagram: Diagram): string[] {
  switch (diagram.kind) {
    case 'flow':
      return flowParts(diagram)
    case 'sequence':
      return [
        ...diagram.participants.map(({ id }) => `the participant ${id}`),
        ...diagram.steps.map(
          ({ between, kind }, index) => `step ${index + 1}, a ${kind} of ${between.join(' and ')}`,
        ),
        ...diagram.frames.map(
          ({ keyword, parts, end }) =>
            `the ${keyword} of steps ${parts.map(({ start }) => start + 1).join(', ')} to ${end}`,
        ),
      ]
    case 'chart':
      return [
        `${diagram.rows.length} names`,
        ...diagram.series.map(({ kind, values }) => `${kind} [${values.join(', ')}]`),
      ]
  }
}

/** Returns the first part that a translation lacks or adds; undefined if it matches. */
export function differenceOf(
  translation: string,
  original: string,
): { part: string; isMissing: boolean } | undefined {
  const [own, all] = [translation, original].map((source) => partsOf(readDiagram(source).diagram))
  const missing = all?.find((part) => !own?.includes(part))
  const added = own?.find((part) => !all?.includes(part))
  const part = missing ?? added
  return part === undefined ? undefined : { part, isMissing: missing !== undefined }
}
