/**
 * Finds the placeholders of `npm run new`: they begin with TODO, in a value or
 * in a comment next to it. Pages with placeholders appear only in development.
 */
import { type Document, isAlias, isPair, isScalar, isSeq, type Node, visit } from 'yaml'
import type * as z from 'zod'
import { type Diagnostic, excerpt } from '../../check/diagnostics'
import type { FieldDiagnostic } from '../../collections/collection'
import { fieldName, metaOf } from '../../collections/fields/field-help'

export const placeholderMark = 'TODO'

const mark = new RegExp(`(?<![\\p{L}\\p{N}])${placeholderMark}(?![\\p{L}\\p{N}])`, 'u')

/** Translates a text of a new file into the writer's language. */
export type Translate = (english: string) => string

/** Returns the mark and the field's description, without the examples of the sample company. */
export function placeholderFor(schema: z.ZodType, translate: Translate): string {
  return placeholder(firstSentence(translate(metaOf(schema).description ?? '…')))
}

/** Returns the first sentence, without its full stop. */
export const firstSentence = (text: string): string =>
  (/^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text).replace(/\.$/, '')

export const placeholder = (words: string): string => `${placeholderMark} ${words}`

/** Returns the placeholder for a body without an outline. */
export const bodyPlaceholder = (translate: Translate): string =>
  `${placeholder(translate('The text, in Markdown.'))}\n`

/** Returns whether a text still begins with the mark. */
export function isPlaceholder(words: string): boolean {
  return words.trimStart().startsWith(placeholderMark) && mark.test(words)
}

/** Reports the placeholders in the frontmatter. */
export function placeholdersIn(document: Document): FieldDiagnostic[] {
  const found: FieldDiagnostic[] = []
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
          ? `${name} still contains the placeholder “${excerpt(value, 40)}”. Write your own words.`
          : `${name} still has the placeholder “# ${excerpt(comment, 40)}” next to it. Choose a value, and remove the comment.`,
      })
    },
  })
  return found
}

/** Returns the field path of a visited node. */
export function pathOf(node: Node, ancestors: readonly unknown[]): PropertyKey[] {
  return ancestors.flatMap((ancestor, index): PropertyKey[] => {
    if (isPair(ancestor)) return [String(isScalar(ancestor.key) ? ancestor.key.value : '')]
    return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : []
  })
}

/** Reports the first placeholder of each line in a body. */
export function placeholdersInText(body: string): Diagnostic[] {
  return body.split('\n').flatMap((words, index) => {
    const found = mark.exec(words)
    if (!found) return []
    const message = `The text still contains the placeholder “${excerpt(words.slice(found.index), 40)}”. Write your own words.`
    return [{ line: index + 1, column: found.index + 1, message, unfinished: true as const }]
  })
}
