import { join } from 'node:path'
import * as z from 'zod'
import { addressInLanguage, addressOf } from '../../content-model/addresses/entry-address'
import { metaOf, unwrap } from '../../content-model/collections/fields/field-help'
import { fieldSchema, itemSchema } from '../../content-model/collections/fields/schema-parts'
import type { TranslationFields } from '../../content-model/translation/translation-schema'
import { visibilityChoice } from '../../content-model/visibility/visibility'
import { isSvg, versionsOf, wideOf } from '../../diagrams/svg-figure'
import type { EntrySource } from './entry-source'

/** Returns `services/erp-integration`; for a translation, with `id:` before it. */
export function nodeId(collection: string, slug: string, language?: string): string {
  return `${language ? `${language}:` : ''}${collection}/${slug}`
}

export function entryFields(
  { collection, slug, language, data, tree, text, isStale = false }: EntrySource,
  schema: z.ZodObject,
  folder: string,
) {
  const { headings, wordCount, pictures } = text
  const filesOf = (target: string) =>
    (isSvg(target) ? versionsOf(target, language) : [target]).map((file) => join(folder, file))
  const { slug: ownSlug, translationOf: _, ...fields }: TranslationFields = data ?? {}
  return {
    ...(resolveFields(schema, fields, folder) as Record<string, unknown>),
    slug,
    translation: language ?? '',
    isStale,
    translatedPath: addressInLanguage({ collection, slug, ownSlug, language }) ?? '',
    listed: !visibilityChoice(data).unlisted,
    path: addressOf(collection, slug) ?? '',
    body: tree,
    headings,
    wordCount,
    figures: [
      ...new Set(
        pictures
          .flatMap(({ target }) => filesOf(target))
          .flatMap((file) => (isSvg(file) ? [file, wideOf(file)] : file)),
      ),
    ],
    svgFigures: Object.fromEntries(
      pictures.flatMap(({ target }) => (isSvg(target) ? [[target, filesOf(target)]] : [])),
    ),
  }
}

/** Replaces references with node ids, and adds file paths to pictures. */
function resolveFields(schema: z.ZodType, value: unknown, folder: string): unknown {
  const inner = unwrap(schema)
  const meta = metaOf(schema)
  if (value === undefined || value === null) return value
  if (meta.references) return nodeId(meta.references, String(value))
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => resolveFields(itemSchema(inner), item, folder))
  if (inner instanceof z.ZodObject && typeof value === 'object') {
    const entries = Object.entries(value).map(([name, item]) => [
      name,
      resolveFields(fieldSchema(inner, name), item, folder),
    ])
    const fields: Record<string, unknown> = Object.fromEntries(entries)
    return meta.typeName === 'Picture'
      ? { ...fields, file: join(folder, String(fields.src)) }
      : fields
  }
  return value
}
