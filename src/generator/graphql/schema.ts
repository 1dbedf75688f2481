/** GraphQL types and fragments, derived from the collections' schemas. */
import * as z from 'zod'
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

/**
 * The GraphQL type definitions of all collections. An optional field that no file uses exists all
 * the same, so that a query for it never breaks.
 */
export function typeDefinitions(): string {
  const nested = new Map<string, string>()
  const entries = definitions.map(({ typeName, schema }) => {
    const fields = fieldDefinitions(schema, typeName, nested)
    return `type ${typeName} implements Node @dontInfer @childOf(types: ["${parentOf(typeName)}"]) {\n${[...entryFields, ...fields].join('\n')}\n}`
  })
  return [...nested.values(), ...entries].join('\n\n')
}

/** Returns the type of the nodes that entries are children of. */
function parentOf(typeName: string): 'File' | 'Mdx' {
  const yaml = Object.entries(singletons).filter(([file]) => file.endsWith('.yaml'))
  return yaml.some(([, definition]) => definition.typeName === typeName) ? 'File' : 'Mdx'
}

/** Fields that every entry has, beside those of its schema. */
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
    const element = typeReference(itemSchema(inner), singular(suggestedName), nested)
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

/** The GraphQL type of the entries of a collection. */
function typeOf(collection: string): string {
  return collections[collection as keyof typeof collections].typeName
}

/**
 * Two fragments for each collection: `<Type>Page` with all its fields, and `<Type>Card` with the fields that menus,
 * cards and links show. And one for each part of the interface's words and of the settings, such as `HeaderWords` and
 * `SettingsAddress`.
 * Gatsby makes them available to every query.
 */
export function fragments(): string {
  const sources = definitions.flatMap(({ typeName, schema, card = [] }) => {
    const fragment = (suffix: Suffix, fields: readonly string[], extra: string) =>
      exported(
        `${typeName}${suffix}`,
        `${typeName} { id slug path listed ${selected(schema, fields, suffix)} ${extra} }`,
      )
    const names = namesOf(typeName)
    const text = `body headings { depth text id } wordCount ${figures}`
    return [fragment('Page', seenFields(schema), `${names} ${text}`), fragment('Card', card, names)]
  })
  return `import { graphql } from 'gatsby'\n\n${[...sources, ...wordFragments(), ...settingsFragments()].join('\n\n')}\n`
}

/** Returns the source of a fragment. @param definition the type that it is on, and what it selects */
function exported(name: string, definition: string): string {
  return `export const ${name} = graphql\`\n  fragment ${name} on ${definition}\n\``
}

/** Returns the field that says what visitors call the choice of an entry; empty without one. */
function namesOf(typeName: string): string {
  const names = Object.entries(choiceNames).find(([collection]) => typeOf(collection) === typeName)
  return names?.[1].join(' ') ?? ''
}

/** A fragment for each part of the interface's words: a word that a query forgot would be missing on the page. */
function wordFragments(): string[] {
  const { schema } = singletons['interface.yaml']
  return fieldSchemas(schema).map(([name, words]) => {
    const selection = `interfaceWords { ${name} ${selectionOf(words, 'Page')} }`
    return exported(`${capitalised(name)}Words`, `Query { ${selection} }`)
  })
}

/** A fragment for each part of the settings that has parts of its own, such as `SettingsAddress`. */
function settingsFragments(): string[] {
  const { schema, typeName } = singletons['settings.yaml']
  return fieldSchemas(schema).flatMap(([name, part]) => {
    const selection = selectionOf(part, 'Page')
    return selection
      ? exported(`${typeName}${capitalised(name)}`, `${typeName} { ${name} ${selection} }`)
      : []
  })
}

/** Pictures of a body are at most as wide as its column of text. */
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
  // A card names the entries it refers to, and goes no further: cards may refer to each other.
  if (meta.references)
    return suffix === 'Card' ? '{ slug }' : `{ ...${typeOf(meta.references)}Card }`
  if (inner instanceof z.ZodArray) return selectionOf(itemSchema(inner), suffix)
  if (!(inner instanceof z.ZodObject)) return ''
  if (meta.typeName === 'Picture')
    return `{ alt file { childImageSharp { gatsbyImageData(width: ${meta.width}, layout: CONSTRAINED, placeholder: NONE) } } }`
  if (meta.typeName === 'Diagram') return '{ caption drawing }'
  return `{ ${selected(inner, seenFields(inner), suffix)} }`
}

/** Fields that pages may show. */
function seenFields({ shape }: z.ZodObject): string[] {
  return Object.keys(shape).filter((name) => !unseenFields.some((unseen) => unseen === name))
}

function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function singular(name: string): string {
  return name.replace(/s$/, '')
}
