import { mdxComponents } from '../../content-model/collections/components'
import { forEachString, isText } from '../../content-model/collections/fields/field-help'
import type { Collection } from '../../content-model/collections/registry'
import { elementsIn, wordsIn } from '../../content-model/read/body-tree'
import { isKnown } from '../../content-model/rules/body/unknown-components'
import { bodyOf } from '../nodes/entry-body'
import type { EntryNode } from '../nodes/typed-nodes'
import { summaryFields } from '../pages/entry-nodes'

type Part = 'title' | 'note' | 'headings' | 'words'

/** Returns an entry's searchable texts, grouped by relevance. */
export function textOf({ schema, name }: Collection, node: EntryNode): Record<Part, string[]> {
  const text: Record<Part, string[]> = { title: [], note: [], headings: [], words: [] }
  forEachString(schema, node, (value, field, path) => {
    if (!isText(field)) return
    const last = String(path.at(-1))
    const part = (): Part => {
      if (path.length === 1 && last === name) return 'title'
      if (path.length === 1 && summaryFields.includes(last)) return 'note'
      return /^(title|name|heading|question)$/.test(last) ? 'headings' : 'words'
    }
    text[part()].push(value)
  })
  text.headings.push(...(node.headings ?? []).map((heading) => heading.text))
  const body = bodyOf(node)
  text.words.push(...body.map((part) => wordsIn([part], ' ')), ...text.note.slice(1))
  for (const [type, properties] of elementsIn(body)) {
    if (!isKnown(type)) continue
    forEachString(mdxComponents[type], properties, (value, field) => {
      if (isText(field)) text.words.push(value)
    })
  }
  return text
}
