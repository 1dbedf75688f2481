/** Finds Markdown in fields, which are plain text: pages show its signs. */
import type { Document } from 'yaml'
import type * as z from 'zod'
import { excerpt } from '../check/diagnostics'
import { fieldName } from '../collections/fields/field-help'
import type { YamlDiagnostic } from './yaml-errors'
import { textScalars } from './yaml-text'

/** Marks with the words between them as the second group, but for links. Stars and underscores within words are none. */
const marks: readonly RegExp[] = [
  /!?\[([^\][\n]+)\]\([^()\s]+(?:\([^()\s]*\))?[^()]*\)/g,
  /(\*\*\*|\*\*|__|~~)(?=\S)((?:(?!\1)[^\n])+?)(?<=\S)\1/g,
  /(?<![\w*\\])(\*)(?=[\p{L}“"'])([^*\n]*[\p{L}.,!?”"'])\*(?![\w*])/gu,
  /(?<![\w\\])(_)(?=[\p{L}“"'])([^_\n]*[\p{L}.,!?”"'])_(?!\w)/gu,
  /(`+)([^`\n]+)\1/g,
  /^(#{1,6}) +(\S.*)$/g,
]

/** Reports each such place, once for each mark. */
export function markupInFields(
  document: Document,
  source: string,
  schema: z.ZodObject,
): YamlDiagnostic[] {
  return textScalars(document, schema).flatMap(({ path, node, start, end }) => {
    const written = source.slice(start, end)
    return marks.flatMap((pattern) =>
      [...String(node.value ?? '').matchAll(pattern)].flatMap(({ 0: from, 1: first, 2: words }) => {
        const to = words ?? first ?? ''
        const at = written.indexOf(from)
        // A range of names with placeholders, such as __name__, has no words.
        if (!/\p{L}/u.test(to)) return []
        const isLink = words === undefined
        const cure = isLink
          ? `Write ${excerpt(to, 40)}, and put the link into the text below the fields or into a field for links`
          : `Write: ${excerpt(to, 60)}`
        return [
          {
            offset: start + Math.max(0, at),
            message: `${fieldName(path)} has “${excerpt(from)}”, which pages show as it is written: fields are plain text, and not Markdown. ${cure}`,
            ...(!isLink && at !== -1 && { fix: { from, to } }),
          },
        ]
      }),
    )
  })
}
