import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseDocument } from 'yaml'
import { addressOf } from '../../src/content-model/addresses/entry-address'
import { explainUnusableTitle, slugOf } from '../../src/content-model/addresses/slugs'
import { scaffold } from '../../src/content-model/authoring/scaffold'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import { excerpt } from '../../src/content-model/check/diagnostics'
import { isRequired, metaOf } from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../src/content-model/collections/registry'
import { readDocument } from '../../src/content-model/read/document'
import { readContentFile } from '../../src/content-model/read/source'
import { motif } from '../../src/motif/motif'
import { colors } from '../../src/theme/colors'
import { CliError } from '../machine/run-command'
import { choicesOf, keysOf, requireValidValue, settingsOf, slugsOf } from './choices'
import { translatorFor } from './writers-words'

export interface EntryRequest {
  collection: CollectionName
  title: string
  /** Default: derived from the title. */
  slug?: string
  /** Values of other top-level fields. */
  values?: Record<string, string>
  today: string
  /** Defers optional groups. */
  short?: boolean
}

/**
 * Returns the slug of a new entry, and the paths of its file and its picture.
 * @throws CliError when its name or a value is invalid, or the name is taken
 */
export function newEntryPaths(
  root: string,
  { collection, title, slug: given, values = {} }: Omit<EntryRequest, 'today'>,
) {
  const definition: Collection = collections[collection]
  const slug = given?.replace(/\.mdx$/, '') ?? slugOf(title)
  const unusable = explainUnusableTitle(given ?? title, slug)
  if (unusable) throw new CliError(unusable)
  if (slug !== slugOf(slug))
    throw new CliError(
      `“${slug}” cannot be an address. Use lower-case letters, digits and single hyphens, for example: --slug ${slugOf(slug)}`,
    )
  const choices = new Map(choicesOf(definition, root).map(({ field, values }) => [field, values]))
  for (const [field, value] of Object.entries(values))
    requireValidValue(definition, field, value, choices.get(field))
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
 * Writes a new entry and, if its fields need one, a placeholder picture.
 * @returns the paths of both, the address of the entry's page, and the number of placeholders
 * @throws CliError when its name is invalid or taken
 */
export async function writeEntry(root: string, request: EntryRequest) {
  const { collection, today } = request
  const definition: Collection = collections[collection]
  const { slug, file, picture } = newEntryPaths(root, request)
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
    translate: translatorFor(settingsOf(root).languages?.[0]),
    short: request.short,
  })
  const { diagnostics } = readDocument(`${collection}/${slug}.mdx`, Buffer.from(text))
  try {
    writeSourceFile(root, file, text)
    requireSameValues(file, readContentFile(root, file).yaml, values)
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

/** @throws CliError if YAML would read back a different value */
function requireSameValues(file: string, yaml: string, values: Record<string, string>): void {
  const document = parseDocument(yaml, { logLevel: 'silent' })
  for (const [field, value] of Object.entries(values))
    if (document.errors.length > 0 || document.get(field) !== value)
      throw new CliError(
        `${file} was not written: “${excerpt(value)}” cannot be written as its ${field}. Use other words.`,
      )
}

function needsPicture({ schema }: Collection): boolean {
  return fieldSchemas(schema).some(
    ([, field]) => isRequired(field) && metaOf(field).typeName === 'Picture',
  )
}

async function drawPicture(file: string, seed: string): Promise<void> {
  const svg = motif({ seed, family: 'tambal' })
  const picture = sharp(Buffer.from(svg)).resize(960, 960)
  writeFileSync(file, await picture.flatten({ background: colors.paper.light }).png().toBuffer())
}
