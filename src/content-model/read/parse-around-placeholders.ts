import type * as z from 'zod'
import { exampleValue, schemaAt } from '../collections/fields/field-help'
import { isPlaceholder } from '../rules/text/placeholders'
import { isGroup } from '../translation/marks'

type Fields = Record<string, unknown>
interface Result {
  data?: Fields
  issues: readonly z.core.$ZodIssue[]
}

/** Validates fields. Accepts placeholders of any length and keeps them. */
export function parseAroundPlaceholders(schema: z.ZodObject, input: unknown): Result {
  const result = parse(schema, input)
  const wrongLength = result.issues.filter(
    ({ code, input: value }) =>
      (code === 'too_small' || code === 'too_big') &&
      typeof value === 'string' &&
      isPlaceholder(value),
  )
  if (wrongLength.length === 0) return result
  const withExamples = wrongLength.reduce((fields, { path }) => {
    const field = schemaAt(schema, path)
    return field ? withValue(fields, path, exampleValue(field)) : fields
  }, input)
  const { data, issues } = parse(schema, withExamples)
  if (!data) return { issues }
  const whole = wrongLength.reduce<unknown>(
    (fields, { path, input: value }) => withValue(fields, path, value),
    data,
  )
  return { issues, ...(isGroup(whole) && { data: whole }) }
}

function parse(schema: z.ZodObject, input: unknown): Result {
  const { data, error } = schema.safeParse(input, { reportInput: true })
  return { ...(data && { data }), issues: error?.issues ?? [] }
}

function withValue(
  value: unknown,
  [step, ...rest]: readonly PropertyKey[],
  replacement: unknown,
): unknown {
  if (step === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withValue(item, rest, replacement) : item))
  return isGroup(value)
    ? { ...value, [step]: withValue(value[String(step)], rest, replacement) }
    : value
}
