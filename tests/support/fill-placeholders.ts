import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isSeq, type Scalar, visit } from 'yaml'
import * as z from 'zod'
import { generator } from '../../scripts/bench/articles'
import { slugsOf } from '../../scripts/content/choices'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { offsetAt } from '../../src/content-model/check/diagnostics'
import { metaOf, schemaAt, unwrap } from '../../src/content-model/collections/fields/field-help'
import { itemSchema } from '../../src/content-model/collections/fields/schema-parts'
import { locate } from '../../src/content-model/read/locations'
import { readSourceFile, splitContent } from '../../src/content-model/read/source'
import {
  isPlaceholder,
  pathOf,
  placeholderMark,
} from '../../src/content-model/rules/text/placeholders'
import { filesBelow } from '../../src/generator/publish/files'

const vocabulary =
  'anchor archive balance barge batch bridge cargo carrier cedar channel clerk coast copper cotton crane credit custody delta depot dock export ferry field forest garden grain harbour harvest island journal kiln ladder lantern ledger linen lorry market meadow meter mill mirror monsoon mooring nutmeg orchard parcel pepper permit pier plank port quarry quay rattan receipt register reef rice river rope rubber sail salt sandal satchel seal season shelf shore signal silk silver spice stone storehouse sugar tariff teak tender thread tide timber tin tobacco tower valley vessel voyage wagon warehouse weaver wharf window workshop'.split(
    ' ',
  )

function wordsOfLength(random: () => number, length: number): string {
  let text = ''
  while (text.length < length)
    text += `${text && ' '}${vocabulary[Math.floor(random() * vocabulary.length)]}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Replaces every placeholder in a project's content with generated words. */
export function fillPlaceholders(root: string): void {
  const content = join(root, 'content')
  const logo = join(content, 'logo.svg')
  writeFileSync(logo, readFileSync(logo, 'utf8').replace(/^<!--.*\n/, ''))
  const files = filesBelow(content).filter((file) => /\.(mdx|yaml)$/.test(file))
  for (const file of files) {
    const path = `content/${file}`
    const source = readSourceFile(root, path).text
    if (!source.includes(placeholderMark)) continue
    // Files may not share much text.
    const random = generator(seedOf(file))
    writeSourceFile(root, path, filled(root, file, source, random))
  }
}

const seedOf = (file: string) =>
  Array.from(file).reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 2 ** 31, 7)

function filled(root: string, file: string, source: string, random: () => number): string {
  const definition = locate(file)?.definition
  if (!definition) throw new Error(`${file} is in no collection.`)
  const text = changeFields(`content/${file}`, source, (document) => {
    fillReferences(root, basename(file, '.mdx'), document, definition.schema)
    visit(document, {
      Scalar(key, node, ancestors) {
        if (key === 'key') return
        const schema = schemaAt(definition.schema, pathOf(node, ancestors))
        if (node.comment?.includes(placeholderMark)) node.comment = null
        if (schema) fillScalar(node, schema, random)
      },
    })
  })
  const { body, bodyLine } = splitContent(`content/${file}`, text)
  if (body === '') return text
  return text.slice(0, offsetAt(text, { line: bodyLine, column: 1 })) + filledBody(body, random)
}

function fillScalar(node: Scalar, schema: z.ZodType, random: () => number): void {
  if (typeof node.value !== 'string') return
  const isDiagram = metaOf(schema).kind === 'diagram'
  const text = isDiagram
    ? node.value.replace(new RegExp(`^(%% )?${placeholderMark}\\s`), '')
    : node.value
  node.value = text
  if (!isPlaceholder(text)) return
  const {
    minLength = 12,
    maxLength = 60,
    pattern,
  } = z.toJSONSchema(unwrap(schema), {
    unrepresentable: 'any',
  })
  const words = wordsOfLength(random, Math.min(minLength + 8, maxLength - 12))
  const { example = '' } = metaOf(schema)
  const candidates = [words, text.replace(`${placeholderMark} `, ''), example]
  node.value = candidates.find((one) => !pattern || new RegExp(pattern, 'u').test(one)) ?? words
}

/** Refers to the first two other entries of the collection. */
function fillReferences(root: string, slug: string, document: Document, schema: z.ZodType): void {
  visit(document, {
    Node(_key, node, ancestors) {
      if (!isSeq(node) || !node.comment?.includes(placeholderMark)) return
      node.comment = null
      const list = schemaAt(schema, pathOf(node, ancestors))
      const inner = list && unwrap(list)
      const { references } = inner instanceof z.ZodArray ? metaOf(itemSchema(inner)) : {}
      const others = references ? slugsOf(root, references).filter((one) => one !== slug) : []
      for (const other of others.slice(0, 2)) node.add(other)
    },
  })
}

/** Writes about a hundred words for each placeholder. */
function filledBody(body: string, random: () => number): string {
  const paragraph = () =>
    Array.from({ length: 10 }, () => `${wordsOfLength(random, 60)}.`).join(' ')
  return (
    body
      .trimStart()
      // A new translation has each original block next to the mark.
      .replaceAll(new RegExp(`${placeholderMark} \\{/\\* ([\\s\\S]*?) \\*/\\}`, 'g'), '$1')
      .split('\n')
      .map((line) => {
        if (line.startsWith('#')) return line.replace(`${placeholderMark} `, '')
        // In a diagram.
        if (line.startsWith('%%')) return line.replace(placeholderMark, '')
        return line.includes(placeholderMark) ? paragraph() : line
      })
      .join('\n')
  )
}
