import { parse, print } from 'graphql'
import * as z from 'zod'
import { capitalised } from '../../content-model/check/diagnostics'
import { metaOf, unwrap } from '../../content-model/collections/fields/field-help'
import { unseenFields } from '../../content-model/collections/fields/page'
import {
  fieldSchema,
  fieldSchemas,
  itemSchema,
} from '../../content-model/collections/fields/schema-parts'
import { collections, definitions, singletons } from '../../content-model/collections/registry'
import { bodyPictureWidth } from '../../content-model/site-rules/pictures'
import { choiceNames } from './choice-names'

/** With explicit types, Gatsby does not inspect every node. Entries have the fields of `frontmatter`. */
const pluginTypes = `type File implements Node @dontInfer {
  id: ID!
}

type Mdx implements Node @dontInfer @childOf(types: ["File"]) {
  body: String
  frontmatter: JSON
}

type BodyHeading {
  depth: Int!
  text: String!
  id: String!
}`

/** Includes optional fields that no file uses, so that queries can name them. */
export function typeDefinitions(): string {
  const nested = new Map<string, string>()
  const entries = definitions.map(({ typeName, schema }) => {
    const fields = fieldDefinitions(schema, typeName, nested)
    return `type ${typeName} implements Node @dontInfer @childOf(types: ["${parentOf(typeName)}"]) {\n${[...entryFields, ...fields].join('\n')}\n}`
  })
  return [pluginTypes, ...nested.values(), ...entries].join('\n\n')
}

function parentOf(typeName: string): 'File' | 'Mdx' {
  const yaml = Object.entries(singletons).filter(([file]) => file.endsWith('.yaml'))
  return yaml.some(([, definition]) => definition.typeName === typeName) ? 'File' : 'Mdx'
}

const entryFields = [
  '  slug: String!',
  '  translation: String!',
  '  translatedPath: String!',
  '  isStale: Boolean!',
  '  listed: Boolean!',
  '  path: String',
  '  body: JSON @tree',
  '  headings: [BodyHeading!]!',
  '  wordCount: Int!',
  '  figures: [File!]! @files',
]

function fieldDefinitions(
  schema: z.ZodObject,
  typeName: string,
  nested: Map<string, string>,
): string[] {
  return fieldSchemas(schema).map(([name, field]) => {
    const type = typeReference(field, `${typeName}${capitalised(name)}`, nested)
    const required = field instanceof z.ZodOptional ? '' : '!'
    return `  ${name}: ${type.name}${required}${type.directive ?? ''}`
  })
}

function typeReference(
  schema: z.ZodType,
  suggestedName: string,
  nested: Map<string, string>,
): { name: string; directive?: string } {
  const inner = unwrap(schema)
  const meta = metaOf(schema)
  if (meta.references)
    return {
      name: typeOf(meta.references),
      directive: ` @reference(of: "${typeOf(meta.references)}")`,
    }
  if (inner instanceof z.ZodArray) {
    const element = typeReference(itemSchema(inner), suggestedName.replace(/s$/, ''), nested)
    const isReference = element.directive !== undefined
    const directive = isReference ? { directive: ` @listed(of: "${element.name}")` } : {}
    return { name: `[${element.name}!]`, ...directive }
  }
  if (inner instanceof z.ZodObject) {
    const name = meta.typeName ?? suggestedName
    if (!nested.has(name)) {
      nested.set(name, '')
      const fields = fieldDefinitions(inner, name, nested)
      if (name === 'Picture') fields.push('  file: File @link(by: "absolutePath")')
      if (name === 'Diagram') fields.push('  drawing: JSON! @drawing')
      nested.set(name, `type ${name} {\n${fields.join('\n')}\n}`)
    }
    return { name }
  }
  if (inner instanceof z.ZodBoolean) return { name: 'Boolean' }
  if (inner instanceof z.ZodNumber) return { name: inner.format ? 'Int' : 'Float' }
  return { name: 'String' }
}

function typeOf(collection: string): string {
  return collections[collection as keyof typeof collections].typeName
}

/**
 * Returns the fragments by name:
 * - for each collection, `<Type>Page` (all fields) and `<Type>Card` (fields for
 * menus, cards and links)
 * - for each part of the interface words and settings, such as `HeaderWords`
 * and `SettingsAddress`
 */
function fragments(): [name: string, definition: string][] {
  const ofEntries = definitions.flatMap(({ typeName, schema, card = [] }) => {
    const fragment = (suffix: Suffix, fields: readonly string[], extra: string) =>
      named(
        `${typeName}${suffix}`,
        `${typeName} { id slug path listed ${selected(schema, fields, suffix)} ${extra} }`,
      )
    const names = namesOf(typeName)
    const text = `body headings { depth text id } wordCount ${figures}`
    return [fragment('Page', seenFields(schema), `${names} ${text}`), fragment('Card', card, names)]
  })
  return [...ofEntries, ...wordFragments(), ...settingsFragments()]
}

/** Returns the module in which Gatsby finds the fragments. */
export function fragmentModule(): string {
  const exports = fragments().map(
    ([name, definition]) => `export const ${name} = graphql\`\n  ${definition}\n\``,
  )
  return `import { graphql } from 'gatsby'\n\n${exports.join('\n\n')}\n`
}

/** Returns the fragments as a GraphQL document, for readers and editors. */
export function fragmentDocument(): string {
  const definitions = fragments().map(([, definition]) => definition)
  const text = print(parse(definitions.join('\n')))
  return `# Generated from src/content-model. To update this file, run: npm run generate\n${text}\n`
}

const named = (name: string, definition: string): [name: string, definition: string] => [
  name,
  `fragment ${name} on ${definition}`,
]

function namesOf(typeName: string): string {
  const names = Object.entries(choiceNames).find(([collection]) => typeOf(collection) === typeName)
  return names?.[1].join(' ') ?? ''
}

/**
 * Returns a fragment for each part of the interface words. A page would silently lack a word that
 * its query leaves out, so queries select whole parts.
 */
function wordFragments(): [string, string][] {
  const { schema } = singletons['interface.yaml']
  return fieldSchemas(schema).map(([name, words]) => {
    const selection = `interfaceWords { ${name} ${selectionOf(words, 'Page')} }`
    return named(`${capitalised(name)}Words`, `Query { ${selection} }`)
  })
}

function settingsFragments(): [string, string][] {
  const { schema, typeName } = singletons['settings.yaml']
  return fieldSchemas(schema).flatMap(([name, part]) => {
    const selection = selectionOf(part, 'Page')
    return selection
      ? [named(`${typeName}${capitalised(name)}`, `${typeName} { ${name} ${selection} }`)]
      : []
  })
}

/** Body pictures have the width of the text column. */
const figures = `figures { name base childImageSharp { gatsbyImageData(width: ${bodyPictureWidth}, layout: CONSTRAINED, placeholder: NONE) } }`

type Suffix = 'Page' | 'Card'

function selected(schema: z.ZodObject, fields: readonly string[], suffix: Suffix): string {
  return fields
    .map((name) => `${name} ${selectionOf(fieldSchema(schema, name), suffix)}`.trim())
    .join(' ')
}

function selectionOf(schema: z.ZodType, suffix: Suffix): string {
  const inner = unwrap(schema)
  const meta = metaOf(schema)
  // A card selects only the slugs of references, because cards may reference each other.
  if (meta.references)
    return suffix === 'Card' ? '{ slug }' : `{ ...${typeOf(meta.references)}Card }`
  if (inner instanceof z.ZodArray) return selectionOf(itemSchema(inner), suffix)
  if (!(inner instanceof z.ZodObject)) return ''
  if (meta.typeName === 'Picture')
    return `{ alt file { childImageSharp { gatsbyImageData(width: ${meta.width}, layout: CONSTRAINED, placeholder: NONE) } } }`
  if (meta.typeName === 'Diagram') return '{ caption drawing }'
  return `{ ${selected(inner, seenFields(inner), suffix)} }`
}

function seenFields({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((name) => !unseenFields.some((unseen) => unseen === name))
}
