/**
 * Finds placeholders, which `npm run new` leaves for a writer to replace. They begin with TODO, in a value
 * or in a comment beside one. A page that has some is shown in development and cannot be published.
 */
import { type Document, isAlias, isPair, isScalar, isSeq, type Node, visit } from 'yaml'
import type * as z from 'zod'
import { type Diagnostic, excerpt } from '../check/diagnostics'
import type { FieldProblem } from '../collections/collection'
import { fieldName, metaOf } from '../collections/fields/field-help'

export const placeholderMark = 'TODO'

const mark = new RegExp(`(?<![\\p{L}\\p{N}])${placeholderMark}(?![\\p{L}\\p{N}])`, 'u')

/** Returns what a new file says to its writer in their language. */
export type Say = (english: string) => string

/** Returns the placeholder for a text: the mark and what to write. Examples would be of the trade of another company. */
export function placeholderFor(schema: z.ZodType, say: Say): string {
  return placeholder(firstSentence(say(metaOf(schema).description ?? '…')))
}

/** Returns the first sentence of a description, without its full stop. */
export const firstSentence = (text: string): string =>
  (/^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text).replace(/\.$/, '')

/** Returns a placeholder with these words. */
export const placeholder = (words: string): string => `${placeholderMark} ${words}`

/** Returns the placeholder for a text below the fields about which no more is known. */
export const bodyPlaceholder = (say: Say): string =>
  `${placeholder(say('The text, in Markdown.'))}\n`

/** Returns whether a text was never written: it still begins with the mark. */
export function isPlaceholder(words: string): boolean {
  return words.trimStart().startsWith(placeholderMark) && mark.test(words)
}

/** Returns the placeholders among the fields, each with the path of its field. */
export function placeholdersIn(document: Document): FieldProblem[] {
  const found: FieldProblem[] = []
  visit(document, {
    Node(_key, node, ancestors) {
      if (isAlias(node)) return
      const value = isScalar(node) && typeof node.value === 'string' ? node.value : ''
      const comment = node.comment?.trim() ?? ''
      const inValue = mark.test(value)
      if (!inValue && !mark.test(comment)) return
      const path = pathOf(node, ancestors)
      const name = fieldName(path)
      found.push({
        path,
        unfinished: true,
        message: inValue
          ? `${name} still holds the placeholder “${excerpt(value, 40)}”. Write your own words.`
          : `${name} still has the placeholder “# ${excerpt(comment, 40)}” beside it. Choose its value, and remove that comment.`,
      })
    },
  })
  return found
}

/** Returns the path of a node that `visit` has reached. */
export function pathOf(node: Node, ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor)) return [String(isScalar(ancestor.key) ? ancestor.key.value : '')]
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : []
  })
}

/** Returns the placeholders in the text below the frontmatter, one for each line that has one. */
export function placeholdersInText(body: string): Diagnostic[] {
  if (!body.includes(placeholderMark)) return []
  return body.split('\n').flatMap((words, index) => {
    const found = mark.exec(words)
    if (!found) return []
    const message = `The text still holds the placeholder “${excerpt(words.slice(found.index), 40)}”. Write your own words.`
    return [{ line: index + 1, column: found.index + 1, message, unfinished: true as const }]
  })
}
