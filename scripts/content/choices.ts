import { join } from 'node:path'
import * as z from 'zod'
import { excerpt } from '../../src/content-model/check/diagnostics'
import { isRequired, metaOf, unwrap } from '../../src/content-model/collections/fields/field-help'
import { isListed, type ListedKind } from '../../src/content-model/collections/fields/meta'
import { fieldSchema, fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import {
  type Collection,
  type CollectionName,
  rows,
} from '../../src/content-model/collections/registry'
import type { Settings } from '../../src/content-model/collections/settings'
import { closest } from '../../src/content-model/rules/text/spelling'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { CliError } from '../machine/run-command'

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

export const kindNames = rows.map(([, { singular }]) => singular)

/** Returns the top-level fields that require a choice, each with its values. */
export function choicesOf({ schema }: Collection, root: string) {
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

export function keysOf(root: string, kind: ListedKind): string[] {
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
 * @param choices allowed values; undefined if the schema decides
 * @throws CliError if a field cannot have a value
 */
export function requireValidValue(
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

export function slugsOf(root: string, collection: string): string[] {
  const names = filesBelow(join(root, 'content', collection))
  // Translations have a language tag between slug and extension.
  return names.flatMap((name) => /^([^./]+)\.mdx$/.exec(name)?.[1] ?? [])
}
