import { type Document, isAlias, isMap, isSeq, parseDocument, type Scalar, visit } from 'yaml'
import * as z from 'zod'
import {
  isText,
  metaOf,
  schemaAt,
  unwrap,
} from '../../src/content-model/collections/fields/field-help'
import type { Collection } from '../../src/content-model/collections/registry'
import { deferredField } from '../../src/content-model/read/deferred'
import { splitFrontmatter } from '../../src/content-model/read/source'
import {
  bodyPlaceholder,
  pathOf,
  placeholder,
  placeholderFor,
  type Translate,
} from '../../src/content-model/rules/text/placeholders'

/** Values by field path, as `address.countryCode`; undefined removes the field. */
export type KnownValues = Readonly<Record<string, unknown>>

interface BlankOptions {
  definition: Pick<Collection, 'schema' | 'body'>
  /** Values to write instead of placeholders. */
  known: KnownValues
  /** Fields that keep the sample's text, because it fits any company. */
  kept: readonly string[]
  /** Paths of groups that get `later: true`; for a list, each item gets it. */
  deferred?: readonly string[]
  translate: Translate
}

/**
 * Turns a sample file into a form: puts placeholders in its texts, numbers and body, and translates
 * its comments. Addresses, references, icons and choices stay.
 * @param source a valid content file: MDX, or YAML like settings.yaml
 */
export function blank(source: string, isYaml: boolean, options: BlankOptions): string {
  const split = splitFrontmatter(source, isYaml, 'file')
  if ('message' in split) throw new Error(split.message)
  const document = parseDocument(split.yaml)
  for (const [path, value] of Object.entries(options.known))
    if (value === undefined) document.deleteIn(path.split('.'))
    else document.setIn(path.split('.'), value)
  for (const path of options.deferred ?? []) defer(document, document.getIn(path.split('.')))
  const done = [...Object.keys(options.known), ...options.kept]
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || isAlias(node)) return
      const path = pathOf(node, ancestors)
      if (!done.some((one) => isBelow(path, one))) blankScalar(node, options, path)
    },
  })
  translateComments(document, options.translate)
  const yaml = document.toString({ lineWidth: 0 })
  if (isYaml) return yaml
  return `---\n${yaml}---\n${split.body.trim() && bodyPlaceholder(options.translate)}`
}

function translateComments(document: Document, translate: Translate): void {
  const translated = (comment: string | null | undefined) =>
    comment
      ?.split('\n\n')
      .map((paragraph) => linesOf(translate(paragraph), paragraph))
      .join('\n\n')
  document.commentBefore = translated(document.commentBefore) ?? null
  visit(document, {
    Node(_key, node) {
      if (node.commentBefore) node.commentBefore = translated(node.commentBefore) ?? null
    },
  })
}

/** Breaks a translated comment into lines of at most 120 characters. */
function linesOf(text: string, original: string): string {
  if (text === original) return original
  return (text.match(/.{1,118}(?:\s|$)/g) ?? [text]).map((line) => ` ${line.trim()}`).join('\n')
}

function defer(document: Document, node: unknown): void {
  if (isMap(node)) node.items.unshift(document.createPair(deferredField, true))
  else if (isSeq(node)) for (const item of node.items) defer(document, item)
}

function isBelow(path: readonly PropertyKey[], name: string): boolean {
  const fields = path.filter((step) => typeof step === 'string')
  return name.split('.').every((step, index) => fields[index] === step)
}

function blankScalar(
  node: Scalar,
  { definition, translate }: BlankOptions,
  path: PropertyKey[],
): void {
  const schema = schemaAt(definition.schema, path)
  if (!schema) return
  const inner = unwrap(schema)
  if (inner instanceof z.ZodNumber)
    node.comment = ` ${placeholder(translate(metaOf(schema).description ?? '…'))}`
  if (!(inner instanceof z.ZodString) || !isText(schema)) return
  node.value = placeholderFor(schema, translate)
  node.type = 'PLAIN'
}
