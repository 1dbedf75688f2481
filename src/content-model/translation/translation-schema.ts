/** The schema of translations: that of their originals, and what they alone have. */
import type * as z from 'zod'
import { slugForm } from '../addresses/slugs'
import { matching } from '../collections/fields/text'
import type { Location } from '../read/locations'
import { translatedState } from './parts'

const slug = matching(
  slugForm,
  'The last part of the address in this language. Default: as in the original',
  'integrasi-erp',
)
  .meta({ inTranslations: 'own' })
  .optional()

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
