import { type BodyNode, elementsIn, wordsIn } from '../../content-model/read/body-tree'
import { fillWords } from '../../site/interface-words'
import type { Words } from './interface-words'

/**
 * Adds `title` to callouts, `label` to tables (for screen readers), `copy` to
 * code blocks, and the words of footnotes. Other pages omit these words.
 * @param tables tables per label so far: landmarks need unique names
 */
export function withLabels(
  tree: readonly BodyNode[],
  words: Words['texts'],
  tables = new Map<string, number>(),
): BodyNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return node
    const [type, properties, ...children] = node
    const content = withLabels(children, words, tables)
    if (type === 'table') {
      const label = tableLabel(node, words)
      const number = (tables.get(label) ?? 0) + 1
      tables.set(label, number)
      const name = number > 1 ? `${label} (${number})` : label
      return [type, { ...properties, label: name }, ...content]
    }
    if (type === 'pre') {
      const { copy, copied } = words
      return [type, { ...properties, copy, copied }, ...children]
    }
    if (type === 'h2' && properties?.className === 'footnotes-label')
      return [type, properties, words.footnotes]
    if (type === 'a' && properties?.className === 'data-footnote-backref') {
      const label = fillWords(words.backToText, { number: String(properties['aria-label']) })
      return [type, { ...properties, 'aria-label': label }, ...content]
    }
    if (type === 'Callout' && properties?.title === undefined)
      return [type, { ...properties, title: calloutTitle(properties?.kind, words) }, ...content]
    return [type, properties, ...content]
  })
}

function calloutTitle(kind: unknown, words: Words['texts']): string {
  if (kind === 'tip') return words.tip
  return kind === 'warning' ? words.warning : words.note
}

function tableLabel(table: BodyNode, words: Words['texts']): string {
  const cells = elementsIn([table]).filter(([type]) => type === 'th')
  const columns = cells.map((cell) => wordsIn([cell], '')).filter(Boolean)
  return fillWords(words.table, { columns: columns.join(', ') })
}
