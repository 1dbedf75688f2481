/**
 * Generates new content files from schemas. Comments explain the fields, and
 * placeholders mark the texts to write.
 */
import { stringify } from 'yaml'
import * as z from 'zod'
import { isRequired, metaOf, unwrap, yamlExample } from '../collections/fields/field-help'
import { isListed, type ListedKind } from '../collections/fields/meta'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { iconsPage } from '../collections/icons'
import { type Collection, rows } from '../collections/registry'
import { deferredField } from '../read/deferred'
import { withoutCurlyQuotes } from '../read/yaml/lines'
import {
  bodyPlaceholder,
  firstSentence,
  placeholder,
  placeholderFor,
  type Translate,
} from '../rules/text/placeholders'

interface ScaffoldOptions {
  definition: Collection
  values: Readonly<Record<string, string>>
  /** The current day, as year-month-day. */
  today: string
  /** Returns the first entry of another collection, for references. */
  entryOf(collection: string): string | undefined
  keysOf(kind: ListedKind): string[]
  /** Whether to defer optional groups. */
  short?: boolean | undefined
  /** Translates comments and prompts into the language of the writer. */
  translate: Translate
  /** Path of a picture for required pictures, relative to the file. */
  picture: string
}

export function scaffold(options: ScaffoldOptions): string {
  const { definition } = options
  const fields = fieldSchemas(definition.schema).map(([name, field]) =>
    fieldLines(name, field, options, true).join('\n'),
  )
  const isGroup = (text = '') => text.split('\n').length > 3
  const spaced = fields.map((text, index) =>
    index > 0 && (isGroup(text) || isGroup(fields[index - 1])) ? `\n${text}` : text,
  )
  return `---\n${spaced.join('\n')}\n---\n${bodyOf(definition, options.translate)}`
}

function fieldLines(
  name: string,
  schema: z.ZodType,
  options: ScaffoldOptions,
  explained: boolean,
): string[] {
  const { description = '', typeName, references, kind, insteadOf } = metaOf(schema)
  const comment = explained ? [`# ${options.translate(description)}`] : []
  const known = options.values[name]
  if (known !== undefined) return [...comment, `${name}: ${inline(known)}`]
  const isGroup = unwrap(schema) instanceof z.ZodObject && typeName !== 'Picture'
  const isOther = rows.some(([row, other]) => row === references && other !== options.definition)
  const isAsked =
    isGroup ||
    (isOther && options.entryOf(references ?? '') !== undefined) ||
    (isListed(kind) && options.keysOf(kind).length > 0) ||
    (insteadOf && options.keysOf(insteadOf).length === 0)
  if (!isRequired(schema) && !isAsked) {
    if (!explained) return []
    const example = yamlExample(z.strictObject({ [name]: schema }), [name], '…').trimStart()
    return [...comment, ...example.split('\n').map((line) => `# ${line.replace(/^ {4}/, '')}`)]
  }
  const [first = '', ...rest] = valueLines(schema, options, explained)
  const lines =
    isGroup && options.short && !isRequired(schema) ? [`${deferredField}: true`, ...rest] : rest
  const isOneSentence = firstSentence(description).length >= description.length - 1
  const isRepeated = isOneSentence && first.includes(placeholderFor(schema, options.translate))
  return [
    ...(isRepeated ? [] : comment),
    `${name}:${first && ` ${first}`}`,
    ...lines.map((line) => `  ${line}`),
  ]
}

/** Returns the text after a field's name, and the lines below it. */
function valueLines(schema: z.ZodType, options: ScaffoldOptions, explained: boolean): string[] {
  const inner = unwrap(schema)
  // `values` are for top-level fields only.
  const below = { ...options, values: {} }
  if (inner instanceof z.ZodObject)
    return [
      '',
      ...fieldSchemas(inner).flatMap(([name, field]) => fieldLines(name, field, below, explained)),
    ]
  if (inner instanceof z.ZodArray) return listLines(inner, below, explained)
  return [scalar(schema, options, explained)]
}

function listLines(schema: z.ZodArray, options: ScaffoldOptions, explained: boolean): string[] {
  const element = itemSchema(schema)
  const { description = '', references } = metaOf(element)
  if (references) return [`[] # ${placeholder(options.translate(description))}`]
  const { minItems = 1 } = z.toJSONSchema(schema, { io: 'input' })
  const items = Array.from({ length: Math.max(1, minItems) }, (_, index) => {
    const lines = valueLines(element, options, explained && index === 0)
    const [first = '', ...rest] = lines
    if (first !== '') return [`- ${first}`]
    // Put the comment of the first field above the dash.
    const start = rest.findIndex((line) => !line.startsWith('#'))
    return rest.map((line, at) => (at < start ? line : `${at === start ? '- ' : '  '}${line}`))
  })
  return ['', ...items.flat()]
}

function scalar(
  schema: z.ZodType,
  { today, entryOf, keysOf, picture, translate }: ScaffoldOptions,
  explained: boolean,
): string {
  const { description = '', example = '…', kind, references } = metaOf(schema)
  const inner = unwrap(schema)
  if (kind === 'date') return today
  if (kind === 'picture') return inline(picture)
  if (references)
    return `${inline(entryOf(references) ?? example)} # ${placeholder(translate(description))}`
  const keys = isListed(kind) ? keysOf(kind) : []
  if (keys.length === 1) return inline(String(keys[0]))
  if (inner instanceof z.ZodEnum || keys.length > 0) {
    const values = inner instanceof z.ZodEnum ? inner.options.map(String) : keys
    const list =
      kind === 'icon'
        ? `${translate('any icon of')} ${iconsPage}`
        : `${translate('one of:')} ${values.join(', ')}`
    const value = kind === 'icon' ? example : String(values[0])
    return `${inline(value)} # ${placeholder(explained ? list : translate('choose'))}`
  }
  if (kind || !(inner instanceof z.ZodString))
    return `${example.replace(/^"(.*)"$/, '$1')} # ${placeholder(translate(description))}`
  return inline(placeholderFor(schema, translate))
}

function inline(value: string): string {
  // JSON is valid YAML. `stringify` would split a text at its line breaks, and
  // the check would mistake curly quotes for YAML quotes.
  const isQuoted = withoutCurlyQuotes(value) !== value
  return value.includes('\n') || isQuoted
    ? JSON.stringify(value)
    : stringify(value, { lineWidth: 0 }).trimEnd()
}

function bodyOf({ body, outline, bodyWords }: Collection, translate: Translate): string {
  if (body !== 'required') return ''
  if (!outline) return bodyPlaceholder(translate)
  const length = bodyWords
    ? `{/* ${bodyWords.min}–${bodyWords.max} ${translate('words. Components that you may use: docs/reference.md')} */}\n\n`
    : ''
  const sections = outline.map(
    ([heading, prompt]) =>
      `## ${placeholder(translate(heading))}\n\n${placeholder(translate(prompt))}\n`,
  )
  return length + sections.join('\n')
}
