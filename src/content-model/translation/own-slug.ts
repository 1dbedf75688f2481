/** Addresses of translations: below the folder of their language, under a slug of their own if they wish. */
import * as z from 'zod'
import type { FieldMeta } from '../collections/fields/meta'
import type { Collection } from '../collections/registry'
import type { Location } from '../read/locations'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .optional()
  .meta({
    description: 'The last part of the address in this language. Default: as in the original',
    example: 'integrasi-erp',
    inTranslations: 'own',
  } satisfies FieldMeta)

const schemas = new WeakMap<Collection, z.ZodObject>()

/** Returns the schema of a translation: that of its collection, and `slug` where entries have pages. */
export function translationSchema({ definition }: Pick<Location, 'definition'>): z.ZodObject {
  const known = schemas.get(definition)
  if (known) return known
  const schema = definition.address ? definition.schema.extend({ slug }) : definition.schema
  schemas.set(definition, schema)
  return schema
}

/** Returns the folder of a language's addresses: `/id`; empty for the original's. */
export function folderOf(language: string | undefined): string {
  return language === undefined ? '' : `/${language.toLowerCase()}`
}

/** Returns the address of a page below the folder of a language: `/id` for the home page. */
export function translatedAddress(folder: string, address: string): string {
  return folder && address === '/' ? folder : `${folder}${address}`
}
