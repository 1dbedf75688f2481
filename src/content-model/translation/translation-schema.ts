import type * as z from 'zod'
import { slugForm } from '../addresses/slugs'
import { matching } from '../collections/fields/text'
import type { Location } from '../read/locations'
import { translatedState } from './parts'

const slug = matching(
  slugForm,
  'The last part of the address in this language. Default: the slug of the original',
  'integrasi-erp',
)
  .meta({ inTranslations: 'own' })
  .optional()

/** Extra fields of translations. No page shows them. */
export interface TranslationFields {
  slug?: string
  translationOf?: z.output<typeof translatedState>
}

/** Adds the fields of translations. Entries with pages also have a `slug`. */
export function translationSchema({ definition }: Pick<Location, 'definition'>): z.ZodObject {
  return definition.schema.extend({
    ...(definition.address && { slug }),
    translationOf: translatedState,
  })
}
