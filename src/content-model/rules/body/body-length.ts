import type { Diagnostic } from '../../check/diagnostics'
import type { Body } from '../../read/body'
import type { Location } from '../../read/locations'

/**
 * Reports a missing, unwanted, too short or too long body.
 * @param noun name of an entry in messages: "a service"
 */
export function bodyLength(
  { diagnostics, wordCount, tree }: Body,
  { definition }: Location,
  line: number,
  noun: string,
): Diagnostic[] {
  if (diagnostics.length > 0) return []
  const at = (message: string): Diagnostic[] => [{ line, column: 1, message }]
  const { body: rule, bodyWords } = definition
  if (rule === 'required' && tree.length === 0)
    return at(
      `The text below the frontmatter is missing. Write the text of ${noun} after the second ---.`,
    )
  if (rule === undefined && tree.length > 0)
    return at(
      `There is text below the frontmatter, but ${noun} has no body, so no page would show it. Move it into a field.`,
    )
  if (bodyWords && (wordCount < bodyWords.min || wordCount > bodyWords.max))
    return at(
      `The text below the frontmatter has ${wordCount} words, but ${noun} needs ${bodyWords.min} to ${bodyWords.max}. ${bodyWords.advice}`,
    ).map((diagnostic) => ({ ...diagnostic, unfinished: true }))
  return []
}
