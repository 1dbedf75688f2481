/** Fixtures of questions, comparisons and services with the required fields. */
import * as z from 'zod'
import { exampleValue, isRequired, isText, unwrap } from '../collections/fields/field-help'
import { fieldSchema, fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { serviceSchema } from '../collections/services'
import { fileOf } from './content-fixture'

const metaDescription = (title: string) =>
  `${title} has a description that is long enough to be shown by a search engine.`

/** An answer is the file name of the next question, or a list of services. */
export function finderQuestion(title: string, ...answers: (string | string[])[]): string {
  return fileOf({
    title,
    metaDescription: metaDescription(title),
    question: `${title}?`,
    answers: answers.map((to, index) => ({
      text: `Answer ${index}`,
      ...(typeof to === 'string' ? { next: to } : { services: to, reason: 'It fits.' }),
    })),
  })
}

export function comparison(services: readonly string[], changes: object = {}): string {
  const values = services.map((name) => `True of ${name}.`)
  const criteria = ['Length', 'Group', 'Result'].map((title) => ({ title, values }))
  return fileOf({
    title: 'Audits compared',
    metaDescription: metaDescription('Audits compared'),
    heading: 'Audit or test',
    summary: 'Both end in findings.',
    services,
    chooseWhen: values,
    avoidWhen: values,
    criteria,
    ...changes,
  })
}

/**
 * Returns a service. Services with different titles share no text.
 * @param options number of words in the text, and optional parts
 */
export function service(
  title: string,
  changes: object = {},
  { words = 260, parts = [] }: { words?: number; parts?: string[] } = {},
): string {
  let count = 0
  const word = () => `${title}${++count}`
  const required = requiredValue(serviceSchema, word) as object
  const further = parts.map((name) => [name, requiredValue(fieldSchema(serviceSchema, name), word)])
  const named = { title, metaDescription: metaDescription(title) }
  const fields = { ...required, ...Object.fromEntries(further), ...named, ...changes }
  const body = Array.from({ length: words }, word).join(' ')
  return fileOf(fields, body)
}

/** Fills the required fields, with minimal lists and distinct words. */
function requiredValue(schema: z.ZodType, word: () => string): unknown {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) {
    const fields = fieldSchemas(inner).filter(([, field]) => isRequired(field))
    return Object.fromEntries(fields.map(([name, field]) => [name, requiredValue(field, word)]))
  }
  if (inner instanceof z.ZodArray) {
    const { minItems = 0 } = z.toJSONSchema(inner, { io: 'input' })
    return Array.from({ length: minItems }, () => requiredValue(itemSchema(inner), word))
  }
  if (!isText(schema)) return exampleValue(schema)
  const { minLength = 1 } = z.toJSONSchema(inner, { io: 'input' })
  let text = word()
  while (text.length < minLength) text += ` ${word()}`
  return text
}
