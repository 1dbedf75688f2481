/** Writes a new content file and, if its fields need one, a placeholder picture. */
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { parseDocument } from 'yaml'
import * as z from 'zod'
import { explainUnusableTitle, slugOf } from '../../src/content-model/addresses/slugs'
import { scaffold } from '../../src/content-model/authoring/scaffold'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { excerpt } from '../../src/content-model/check/diagnostics'
import { isRequired, metaOf, unwrap } from '../../src/content-model/collections/fields/field-help'
import { isListed, type ListedKind } from '../../src/content-model/collections/fields/meta'
import { fieldSchema, fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import {
  type Collection,
  type CollectionName,
  collections,
  rows,
} from '../../src/content-model/collections/registry'
import type { Settings } from '../../src/content-model/collections/settings'
import { readDocument } from '../../src/content-model/read/document'
import { readContentFile } from '../../src/content-model/read/source'
import { closest } from '../../src/content-model/rules/spelling'
import { addressOf } from '../../src/content-model/site-rules/addresses'
import { readSettings } from '../../src/generator/nodes/settings'
import { motif } from '../../src/motif/motif'
import { colors } from '../../src/theme/colors'
import { wordsFor } from './writers-words'

export interface Request {
  collection: CollectionName
  /** Title or name of the entry. */
  title: string
  /** File name without extension. Default: derived from the title. */
  slug?: string
  /** Values of other top-level fields. */
  values?: Record<string, string>
  today: string
  /** Whether to include optional groups. */
  short?: boolean
}

export interface NewEntry {
  /** Path from the project's folder. */
  file: string
  /** Address of the entry's page, if it has one. */
  address: string | undefined
  placeholders: number
  picture: string | undefined
}

/** A user error: its message explains how to correct the input. */
export class CliError extends Error {}

/**
 * Returns the collection that a word names: `service` or `services`.
 * @throws CliError for an unknown word
 */
export function collectionOf(word: string): CollectionName {
  const found = rows.find(([name, { singular }]) => word === name || word === singular)
  if (found) return found[0]
  const guess = closest(word, kindNames)
  throw new CliError(
    `“${word}” is not a kind of content. ${guess ? `Did you mean ${guess}?` : `Use one of ${kindNames.join(', ')}.`}`,
  )
}

/** The kinds of entries: `service`, `industry`, … */
export const kindNames = rows.map(([, { singular }]) => singular)

/**
 * Returns the top-level fields that require a choice, each with its values.
 * @param root the project's folder; its settings list groups and categories
 */
export function choicesOf(
  { schema }: Collection,
  root: string,
): { field: string; values: string[] }[] {
  return fieldSchemas(schema).flatMap(([field, type]) => {
    const inner = unwrap(type)
    const { kind = '' } = metaOf(type)
    if (isListed(kind)) return [{ field, values: keysOf(root, kind) }]
    return inner instanceof z.ZodEnum && isRequired(type) && field !== 'icon'
      ? [{ field, values: inner.options.map(String) }]
      : []
  })
}

/** Returns the settings; empty if they cannot be read. */
export function settingsOf(root: string): Partial<Settings> {
  try {
    return readSettings(root)
  } catch {
    return {}
  }
}

/** Returns the keys in the settings. */
function keysOf(root: string, kind: ListedKind): string[] {
  const {
    serviceGroups = [],
    serviceKinds = [],
    blogCategories = [],
    budgets = [],
  } = settingsOf(root)
  return {
    group: serviceGroups.map(({ group }) => group),
    'service kind': serviceKinds.map(({ kind }) => kind),
    category: blogCategories.map(({ category }) => category),
    budget: budgets.map(({ budget }) => budget),
  }[kind]
}

/**
 * Returns the path of a new entry.
 * @param root the project's folder
 * @throws CliError when its name or a value is invalid, or the name is taken
 */
export function placeOf(
  root: string,
  { collection, title, slug: given, values = {} }: Omit<Request, 'today'>,
) {
  const definition: Collection = collections[collection]
  const slug = given ?? slugOf(title)
  const unusable = explainUnusableTitle(given ?? title, slug)
  if (unusable) throw new CliError(unusable)
  if (slug !== slugOf(slug))
    throw new CliError(
      `“${slug}” cannot be an address. Use lower-case letters, digits and single hyphens, for example: --slug ${slugOf(slug)}`,
    )
  const choices = new Map(choicesOf(definition, root).map(({ field, values }) => [field, values]))
  for (const [field, value] of Object.entries(values))
    refuseValue(definition, field, value, choices.get(field))
  const file = `content/${collection}/${slug}.mdx`
  const picture = needsPicture(definition) ? `content/${collection}/${slug}.png` : undefined
  for (const name of [file, picture])
    if (name && existsSync(join(root, name)))
      throw new CliError(
        `${name} already exists and was not changed. Choose another title, or another file name with --slug.`,
      )
  return { slug, file, picture }
}

/**
 * Writes a new entry.
 * @param root the project's folder
 * @throws CliError when its name is invalid or taken
 */
export async function writeEntry(root: string, request: Request): Promise<NewEntry> {
  const { collection, today } = request
  const definition: Collection = collections[collection]
  const { slug, file, picture } = placeOf(root, request)
  // A copied title may contain line breaks.
  const title = request.title.replace(/\s+/g, ' ').trim()
  const values = { [definition.name]: title, ...request.values }
  const text = scaffold({
    definition,
    values,
    today,
    entryOf: (name) => slugsOf(root, name)[0],
    keysOf: (kind) => keysOf(root, kind),
    picture: `./${slug}.png`,
    say: wordsFor(settingsOf(root).languages?.[0]),
    short: request.short,
  })
  const { diagnostics } = readDocument(`${collection}/${slug}.mdx`, Buffer.from(text))
  try {
    writeSourceFile(root, file, text)
    refuseOtherValues(file, readContentFile(root, file).yaml, values)
    if (picture) await drawPicture(join(root, picture), slug)
  } catch (error) {
    // An incomplete entry would stop every build.
    for (const name of [file, picture]) if (name) rmSync(join(root, name), { force: true })
    throw error
  }
  const placeholders = diagnostics.filter(({ message }) =>
    message.includes(' the placeholder “'),
  ).length
  return { file, address: addressOf(collection, slug), picture, placeholders }
}

/** @throws CliError if YAML reads other values than were written */
function refuseOtherValues(file: string, yaml: string, values: Record<string, string>): void {
  const document = parseDocument(yaml, { logLevel: 'silent' })
  for (const [field, value] of Object.entries(values))
    if (document.errors.length > 0 || document.get(field) !== value)
      throw new CliError(
        `${file} was not written: “${excerpt(value)}” cannot be written as its ${field}. Use other words.`,
      )
}

function refuseValue(
  { schema }: Collection,
  field: string,
  value: string,
  choices: readonly string[] | undefined,
): void {
  const type = fieldSchema(schema, field)
  if (type.safeParse(value).success && choices?.includes(value) !== false) return
  const inner = unwrap(type)
  const all = choices ?? (inner instanceof z.ZodEnum ? inner.options : undefined)
  const hint = all
    ? `Use one of ${all.join(', ')}.`
    : `Write, for example: --${field} ${JSON.stringify(metaOf(type).example ?? '…')}`
  throw new CliError(`--${field} cannot be “${excerpt(value)}”. ${hint}`)
}

function needsPicture({ schema }: Collection): boolean {
  return fieldSchemas(schema).some(
    ([, field]) => isRequired(field) && metaOf(field).typeName === 'Picture',
  )
}

/** Returns the slugs of a collection's originals. @param root the project's folder */
export function slugsOf(root: string, collection: string): string[] {
  const folder = join(root, 'content', collection)
  const names = existsSync(folder) ? readdirSync(folder).sort() : []
  // Translations have a language tag between slug and extension.
  return names.filter((name) => /^[^.]+\.mdx$/.test(name)).map((name) => basename(name, '.mdx'))
}

async function drawPicture(file: string, seed: string): Promise<void> {
  const svg = motif({ seed, family: 'tambal' })
  const picture = sharp(Buffer.from(svg)).resize(960, 960)
  writeFileSync(file, await picture.flatten({ background: colors.paper.light }).png().toBuffer())
}
