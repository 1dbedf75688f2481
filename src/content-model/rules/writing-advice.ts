/** Advice on button labels and descriptions; see docs/writing.md, "Words". */
import type * as z from 'zod'
import { type Diagnostic, excerpt } from '../check/diagnostics'
import { fieldName, forEachString, isText, valueAt } from '../collections/fields/field-help'
import type { Frontmatter } from '../read/frontmatter'
import { isPlaceholder } from './text/placeholders'

/** English and Indonesian labels that promise more than the form does. */
const promises: readonly (readonly [label: RegExp, reason: string])[] = [
  [/\b(?:upload|attach|unggah|lampirkan)\b/iu, 'which does not accept files'],
  [/^(?:download|unduh)\b/iu, 'which is not a file'],
]

export function writingAdvice(schema: z.ZodType, { data, placeOf }: Frontmatter): Diagnostic[] {
  const advice: Diagnostic[] = []
  forEachString(schema, data, (value, field, path) => {
    if (!isText(field) || isPlaceholder(value)) return
    const message =
      path.at(-1) === 'description'
        ? adviseOnDescription(value, path)
        : path.at(-1) === 'text' &&
          adviseOnLabel(value, valueAt(data, [...path.slice(0, -1), 'link']))
    if (message) advice.push({ ...placeOf(path), message })
  })
  return advice
}

function adviseOnDescription(text: string, path: PropertyKey[]): string | undefined {
  // A sentence may end in a link, a quotation or a bracket.
  if (/[\p{Sentence_Terminal}…:”"'’)\]*_`]\s*$/u.test(text)) return undefined
  return `${fieldName(path)} ends without a full stop: “${excerpt(text)}”. Write a full sentence, for example: You get the findings within two weeks.`
}

function adviseOnLabel(label: string, link: unknown): string | undefined {
  if (typeof link !== 'string' || !/^(?:\/contact|#contact)\b/.test(link)) return undefined
  const reason = promises.find(([pattern]) => pattern.test(label))?.[1]
  return (
    reason &&
    `“${label}” links to the contact form, ${reason}. Describe the form instead, for example: Send us your question`
  )
}
