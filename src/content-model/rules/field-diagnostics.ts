import * as z from 'zod'
import { count, type Diagnostic } from '../check/diagnostics'
import {
  fieldName,
  fieldPaths,
  isRequired,
  metaOf,
  schemaAt,
  unwrap,
  valueAt,
} from '../collections/fields/field-help'
import { iconNames, iconsPage } from '../collections/icons'
import { rows } from '../collections/registry'
import { dash, datesIn, intendedValues } from './intended-values'
import { closest, similarNames } from './text/spelling'
import { describeValue, formatOf } from './value-descriptions'

interface IssueContext {
  schema: z.ZodObject
  input: unknown
  /** Name of the object in messages: "a service", "<Callout>". */
  noun: string
  part: 'field' | 'property'
  /** Returns an example as a writer would type it. */
  example(path: readonly PropertyKey[]): string
  /** Returns a value as a writer would type it. */
  written(path: readonly PropertyKey[], value: unknown): string
  /** Returns a value as written in the file, if known: `0123`, `"no"`. */
  sourceOf?(path: readonly PropertyKey[]): string | undefined
}

interface FieldMessage extends Pick<Diagnostic, 'message' | 'fix'> {
  path: PropertyKey[]
}

/** Turns Zod issues into messages for writers. A misspelt field is not reported as missing too. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  context: IssueContext,
): FieldMessage[] {
  const guessedFields = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    return issue.keys.map((key) => {
      const { guess, ...found } = unknownField([...issue.path, key], context)
      if (guess) guessedFields.add(guess)
      return found
    })
  })
  const others = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return []
    const path = [...issue.path]
    const value = valueAt(context.input, path)
    if (value === undefined && guessedFields.has(fieldName(path))) return []
    const intended = intendedValuesAt(path, value, context)
    const words = explain(issue, value, intended, context).replaceAll(': \n', ':\n')
    const fix = fixAt(path, intended, context)
    return [{ path, message: `${fieldName(path)} ${words}`, ...(fix && { fix }) }]
  })
  return [...unknown, ...others]
}

function unknownField(
  path: PropertyKey[],
  { noun, part, schema, input }: IssueContext,
): FieldMessage & { guess?: string } {
  const parent = path.slice(0, -1)
  const key = String(path.at(-1))
  const group = schemaAt(schema, parent) ?? schema
  const inner = unwrap(group)
  const names = inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
  const lost = /\s/.test(key) ? textBefore(valueAt(input, parent), key) : undefined
  if (lost)
    return {
      path,
      message: `Between { and }, a comma ends a value. Put the text in quotes: ${lost.name}: "${lost.text}"`,
    }
  // The name of a field of another collection is not a spelling mistake.
  const owners = part === 'field' && parent.length === 0 ? collectionsWith(key) : []
  const guess =
    owners.length > 0
      ? undefined
      : (closest(key, names) ?? closest(key, fieldPaths(group)) ?? closest(key, fieldPaths(schema)))
  const where = parent.length > 0 ? fieldName(parent) : noun
  const hint = guess
    ? `Did you mean ${guess}?`
    : `${part === 'field' ? 'Its fields' : 'Its properties'} are ${names.join(', ')}.`
  const owner = owners.length === 1 ? ` Only files in content/${owners[0]} have ${key}.` : ''
  // `--fix` renames the field only if a single candidate matches and is not set.
  const candidates = guess ? names.filter((name) => closest(key, [name])) : []
  const [only] = candidates
  const isFree = valueAt(input, [...parent, only ?? '']) === undefined
  return {
    path,
    message: `${fieldName(path)} is not a ${part} of ${where}. ${hint}${owner}`,
    ...(guess && { guess: fieldName([...parent, guess]) }),
    ...(only && candidates.length === 1 && isFree && { fix: { from: key, to: only } }),
  }
}

/** Returns the text that YAML splits at a comma: { title: One, two }. */
function textBefore(group: unknown, key: string) {
  const entries = typeof group === 'object' && group ? Object.entries(group) : []
  const index = entries.findIndex(([name]) => name === key)
  const start = entries.slice(0, index).findLastIndex(([, value]) => typeof value === 'string')
  const [name, first] = entries[start] ?? []
  const parts = entries.slice(start + 1, index + 1).map(([part]) => part)
  return name && entries[index]?.[1] === null
    ? { name, text: [first, ...parts].join(', ') }
    : undefined
}

const collectionsWith = (field: string) =>
  rows.filter(([, { schema }]) => Object.hasOwn(schema.shape, field)).map(([name]) => name)

function intendedValuesAt(path: PropertyKey[], value: unknown, { schema, sourceOf }: IssueContext) {
  const field = schemaAt(schema, path)
  return field ? intendedValues(field, value, sourceOf?.(path)) : []
}

/** Returns the fix of a one-line field if only one reading is possible. */
function fixAt(path: PropertyKey[], intended: unknown[], { written, sourceOf }: IssueContext) {
  const source = sourceOf?.(path)
  const name = path.at(-1)
  if (intended.length !== 1 || !source || typeof name !== 'string') return undefined
  const to = written(path, intended[0])
  return `${source}${to}`.includes('\n') ? undefined : { from: `${name}: ${source}`, to }
}

/** Returns the message without the name of the field. */
function explain(
  issue: z.core.$ZodIssue,
  value: unknown,
  intended: readonly unknown[],
  context: IssueContext,
): string {
  const { path } = issue
  const field = schemaAt(context.schema, path)
  const source = context.sourceOf?.(path)
  const right = intended.map((reading) => context.written(path, reading)).join(', or: ')
  const write = right ? `Write: ${right}` : `Write, for example: ${context.example(path)}`
  if (value === undefined) return `is missing. ${write}`
  const isBlank = typeof value === 'string' && value.trim() === ''
  if (value === null || isBlank) {
    const optional = field && !isRequired(field) ? 'Leave it out, or write' : 'Write'
    return `is empty. ${write.replace('Write', optional)}`
  }
  if (field && metaOf(field).kind === 'date') {
    const isDate = intended.length > 0
    if (!isDate && datesIn(String(value)).length > 0)
      return `is ${describeValue(value, source)}, but there is no such day. ${write}`
    const [mark] = dash.exec(String(value)) ?? []
    if (isDate && mark) return `is ${describeValue(value)}, with ${mark} instead of -. ${write}`
  }
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, value, field, write, source)
    case 'invalid_value': {
      const values = issue.values.map(String)
      if (field && metaOf(field).kind === 'icon')
        return `is ${describeValue(value)}, which is not an icon of Lucide. ${suggestIcon(String(value), write)}`
      const guess = closest(String(value), values)
      return `is ${describeValue(value)}, which is not one of ${values.join(', ')}. ${guess && !right ? `Did you mean ${guess}?` : write}`
    }
    case 'too_small':
    case 'too_big':
      return amount(issue, value, context.example)
    case 'custom':
    case 'invalid_format':
      return `is ${describeValue(value)}, which is not ${formatOf(field, value, issue.code === 'custom' ? '' : issue.format)}. ${write}`
    default:
      return `is ${describeValue(value)}, which cannot be used here. ${write}`
  }
}

function suggestIcon(word: string, write: string): string {
  const names = similarNames(word, iconNames)
  return names.length > 0
    ? `Did you mean ${names.join(' or ')}?`
    : `${write} (all icons: ${iconsPage})`
}

function wrongType(
  expected: string,
  value: unknown,
  field: z.ZodType | undefined,
  write: string,
  source: string | undefined,
): string {
  const actual = describeValue(value, source)
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const kind = field && metaOf(field).kind
    if (kind && kind !== 'keyword')
      return `is ${actual}, not ${formatOf(field, value, '')}. ${write}`
    return `is ${actual}, but must be text. Put it in quotes: "${source ?? String(value)}"`
  }
  return `is ${actual}, but must be ${expectations[expected] ?? expected}. ${write}`
}

const expectations: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

function amount(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
  example: IssueContext['example'],
): string {
  const { path, exact } = issue
  const isTooSmall = issue.code === 'too_small'
  const limit = Number(isTooSmall ? issue.minimum : issue.maximum)
  const bound = `${exact ? 'exactly' : isTooSmall ? 'at least' : 'at most'} ${limit}.`
  if (Array.isArray(value)) {
    const words = `has ${count(value.length, 'item')}, but needs ${bound}`
    if (!isTooSmall) return `${words} Remove ${value.length - limit}.`
    return `${words} Add ${limit - value.length}, for example: ${example([...path, value.length])}`
  }
  const length = typeof value === 'string' && count(value.length, 'character')
  const words = length ? `has ${length}, but needs` : `is ${value}, but must be`
  return `${words} ${bound} Write, for example: ${example(path)}`
}
