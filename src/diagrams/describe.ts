/** Says in words what a diagram shows, and what its translations share with it. */
import type { Diagram } from './diagram'
import { acceptedDiagram, readDiagram } from './read'

/**
 * Returns what a diagram says, a line for each arrow, message or row.
 * @param language of its numbers, as a BCP 47 tag
 */
export function describeDiagram(source: string, language: string): string[] {
  const diagram = acceptedDiagram(source)
  switch (diagram.kind) {
    case 'flow': {
      const wordsOf = (id: string) => diagram.nodes.find((node) => node.id === id)?.words
      const arrows = diagram.edges.map(({ from, to, words, tips }) => {
        const ends = [wordsOf(from), wordsOf(to)].filter(Boolean)
        const sign = tips === 'both' ? ' ↔ ' : tips === 'none' ? ' – ' : ' → '
        return withWords(ends.join(sign), words)
      })
      const met = new Set(diagram.edges.flatMap(({ from, to }) => [from, to]))
      const alone = diagram.nodes.filter(({ id }) => !met.has(id)).map(({ words }) => words)
      const groups = diagram.groups.map(({ words, nodes }) =>
        withNote(words, nodes.map(wordsOf).filter(Boolean).join(' · ')),
      )
      return [...groups, ...arrows, ...alone]
    }
    case 'sequence': {
      const wordsOf = (id: string) => diagram.participants.find((one) => one.id === id)?.words ?? id
      return diagram.steps.map(({ between, kind, words }) =>
        kind === 'note'
          ? words
          : withWords(between.map(wordsOf).join(kind === 'lost' ? ' ↛ ' : ' → '), words),
      )
    }
    case 'chart': {
      const { title, axis, rows, series } = diagram
      const number = new Intl.NumberFormat(language)
      const heading = [title, axis].filter(Boolean).join(' · ')
      const values = rows.map((row, index) =>
        withNote(row, series.map(({ values }) => number.format(values[index] ?? 0)).join(' · ')),
      )
      return heading ? [heading, ...values] : values
    }
  }
}

// Names of nodes have colons of their own.
const withWords = (ends: string, words: string) => (words ? `${ends} (${words})` : ends)
const withNote = (words: string, note: string) => (note ? `${words}: ${note}` : words)

/** Returns the parts that are the same in every language, as messages name them. */
function partsOf(diagram: Diagram): string[] {
  switch (diagram.kind) {
    case 'flow':
      return [
        diagram.direction === 'down' ? 'flowchart TD' : 'flowchart LR',
        ...diagram.nodes.map(({ id, shape, tone }) => `the node ${id} (${shape}, ${tone})`),
        ...diagram.edges.map(
          ({ from, to, tone, tips, words }) =>
            `the arrow ${from} → ${to} (${tone}, ${tips}, ${words ? 'with words' : 'without words'})`,
        ),
        ...diagram.groups.map(({ nodes }) => `the subgraph of ${nodes.join(', ')}`),
      ]
    case 'sequence':
      return [
        ...diagram.participants.map(({ id }) => `the participant ${id}`),
        ...diagram.steps.map(
          ({ between, kind }, index) => `step ${index + 1}, a ${kind} of ${between.join(' and ')}`,
        ),
      ]
    case 'chart':
      return [
        `${diagram.rows.length} names`,
        ...diagram.series.map(({ kind, values }) => `${kind} [${values.join(', ')}]`),
      ]
  }
}

/** Returns the first part that a translation lacks or has beside those of its original; undefined when they match. */
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
