/** Generates `docs/reference.md` for writers. */
import * as z from 'zod'
import { capitalised } from '../check/diagnostics'
import {
  isInline,
  type MdxComponentName,
  mdxComponents,
  wrapsText,
} from '../collections/components'
import {
  exampleValue,
  isRequired,
  metaOf,
  propertyExample,
  unwrap,
  writtenProperty,
  yamlExample,
} from '../collections/fields/field-help'
import type { TranslationMark } from '../collections/fields/meta'
import { fieldSchema, fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { iconsPage } from '../collections/icons'
import { type Collection, collections, singletons } from '../collections/registry'
import { nounOf } from '../read/locations'
import { markOf } from '../translation/marks'

export function reference(): string {
  const shared = new Map<string, z.ZodObject>()
  const sections = Object.entries<Collection>({ ...collections, ...singletons }).map(
    ([name, definition]) => collectionSection(name, definition, shared),
  )
  return `${[
    '# Reference',
    'All fields and components of content. `npm run generate` makes this page from the schemas in `src/content-model/collections`. Fields without “yes” under “required” are optional. The column “in translations” describes the value of a field in translations. Fields without an entry there have the same value in every language: leave them out of translations.',
    ...sections,
    '## Groups',
    'Groups of fields that several collections use.',
    // `Array.from` also visits the groups that `table` adds meanwhile.
    ...Array.from(shared, ([name, schema]) => `### ${name}\n\n${table(schema, shared)}`),
    '## Components',
    `Components for the text below the frontmatter, in addition to Markdown. Put each component on separate lines, with an empty line before and after it. Within a sentence, only ${inlineNames} may be used.`,
    ...Object.keys(mdxComponents).map((name) => componentSection(name as MdxComponentName, shared)),
    '## Icons',
    `The value of \`icon\` is the name of a [Lucide icon](${iconsPage}), such as \`flame\`, \`thermometer\` or \`chart-line\`. Pages only load the icons that they show. \`schemas/icons.json\` lists the names of the installed version, and editors complete them.`,
  ].join('\n\n')}\n`
}

const inlineNames = Object.keys(mdxComponents)
  .filter(isInline)
  .map((name) => `\`${name}\``)
  .join(', ')

function collectionSection(name: string, definition: Collection, shared: Map<string, z.ZodObject>) {
  const { singular, address, opening, body, bodyWords, schema } = definition
  const heading = nounOf(definition).replace(/^(an?|the) /, '')
  const facts = [
    singular
      ? `A file in \`content/${name}/\`. To create one, run \`npm run new -- ${singular} "…"\`.`
      : `The file \`content/${name}\`.`,
    singular &&
      (address
        ? `Its page is \`${address === '/' ? '' : address}/<file name>\`.`
        : 'It has no separate page.'),
    opening && `The page of \`${opening}.mdx\` is \`${address}\` itself.`,
    bodyWords && `The text below the frontmatter has ${bodyWords.min} to ${bodyWords.max} words.`,
    !bodyWords && singular && textRules[body ?? 'none'],
  ]
  return [
    `## ${capitalised(heading)}`,
    facts.filter(Boolean).join(' '),
    table(schema, shared),
  ].join('\n\n')
}

const textRules = {
  required: 'It needs a text below the frontmatter.',
  optional: 'It may have a text below the frontmatter.',
  none: 'It has no text below the frontmatter.',
}

type ExampleOf = (schema: z.ZodObject, name: string) => string

const asField: ExampleOf = (schema, name) => yamlExample(schema, [name])
const asProperty: ExampleOf = (schema, name) => propertyExample(schema, [name])
/** As part of a group in a property. */
const asValue: ExampleOf = (schema, name) =>
  writtenProperty(['', name], exampleValue(fieldSchema(schema, name)))

function table(
  schema: z.ZodObject,
  shared: Map<string, z.ZodObject>,
  exampleOf: ExampleOf = asField,
): string {
  return [
    '| field | required | in translations | meaning | example |',
    '|---|---|---|---|---|',
    ...rows(schema, '', shared, exampleOf),
  ].join('\n')
}

/** @param mark the group's mark, which applies to all its fields */
function rows(
  schema: z.ZodObject,
  prefix: string,
  shared: Map<string, z.ZodObject>,
  exampleOf: ExampleOf,
  mark?: TranslationMark,
): string[] {
  return fieldSchemas(schema).flatMap(([name, field]) => {
    const inner = unwrap(field)
    const isList = inner instanceof z.ZodArray
    const item = isList ? itemSchema(inner) : field
    const content = unwrap(item)
    const group = content instanceof z.ZodObject ? content : undefined
    const typeName = group && metaOf(item).typeName
    const path = `${prefix}${name}`
    const { inTranslations = mark } = metaOf(field)
    if (group && typeName && !shared.has(typeName)) shared.set(typeName, group)
    const link = typeName && `[${typeName}](#${typeName.toLowerCase()})`
    const example = group ? '' : `\`${exampleOf(schema, name)}\``
    const cells = [
      `\`${path}\``,
      isRequired(field) ? 'yes' : '',
      group ? '' : translationRules[mark ?? markOf(field)],
      meaning(field),
      link
        ? `${isList ? 'a list of ' : ''}${link}`
        : example || (isList ? 'a list of the fields below' : 'the fields below'),
    ]
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    return group && !typeName
      ? [
          row,
          ...rows(
            group,
            `${path}${isList ? '[]' : ''}.`,
            shared,
            exampleOf === asField ? asField : asValue,
            inTranslations,
          ),
        ]
      : [row]
  })
}

/** Text for the column “in translations”. */
const translationRules: Record<TranslationMark, string> = {
  translated: 'translated',
  'same digits': 'translated, same digits',
  'same diagram': 'translated, same nodes and arrows',
  replaceable: 'may differ',
  own: 'own value',
  shared: '',
}

function meaning(field: z.ZodType): string {
  const { description: words = '' } = metaOf(field)
  const description = `${words.replaceAll('<', '&lt;')}${/[.!?]$/.test(words) ? '' : '.'}`
  const inner = unwrap(field)
  if (!(inner instanceof z.ZodEnum)) return description
  if (metaOf(field).kind === 'icon') return `${description.replace(iconsPage, '[Lucide](#icons)')}`
  const values = inner.options.map((value) => `\`${value}\``)
  return `${description} One of ${values.join(', ')}.`
}

function componentSection(name: MdxComponentName, shared: Map<string, z.ZodObject>): string {
  const example = componentExample(name)
  const fence = example.startsWith('```') ? '````' : '```'
  return `### ${name}\n\n${fence}mdx\n${example}\n${fence}\n\n${table(mdxComponents[name], shared, asProperty)}`
}

const diagramExample =
  '```mermaid Where a sale waits\nflowchart TD\n  sale[Sale] -->|each night| ledger[(Ledger)]:::ours\n```'

/** Returns an example of a component with all its properties. */
export function componentExample(name: MdxComponentName): string {
  const properties = mdxComponents[name]
  if (name === 'Diagram') return diagramExample
  const names = Object.keys(properties.shape)
  const open = `<${name}${names.map((property) => ` ${asProperty(properties, property)}`).join('')}`
  return wrapsText(name) ? `${open}>\nThe text, in **Markdown**.\n</${name}>` : `${open} />`
}
