/** Browsers format opening hours differently, so the build formats them. */
import type { Settings } from '../../content-model/collections/settings'
import { writeHours } from '../../language/opening-hours'
import { languageOf } from './drawings'
import { field } from './in-language'

export const openingHoursFields = {
  OpeningHours: {
    written: field('String!', async (context, hours: Settings['openingHours'][number]) =>
      writeHours(hours, await languageOf(context)),
    ),
  },
}
