/** The schema of translations: that of their originals, and what they alone have. */
import * as z from 'zod'
import type { FieldMeta } from '../collections/fields/meta'
import type { Location } from '../read/locations'
import { translatedState } from './parts'

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .optional()
  .meta({
    description: 'The last part of the address in this language. Default: as in the original',
    example: 'integrasi-erp',
    inTranslations: 'own',
  } satisfies FieldMeta)

/** Fields that translations have beside those of their collection; no page shows them. */
export interface TranslationFields {
  slug?: string
  translationOf?: z.output<typeof translatedState>
}

/** Returns the schema of a translation: its collection's, the state that it translates, and `slug` where entries have pages. */
export function translationSchema({ definition }: Pick<Location, 'definition'>): z.ZodObject {
  return definition.schema.extend({
    ...(definition.address && { slug }),
    translationOf: translatedState,
  })
}
