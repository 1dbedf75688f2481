/** Browsers format opening hours differently, so the build formats them. */
import type { CreateResolversArgs } from 'gatsby'
import type { Settings } from '../../content-model/collections/settings'
import { writeHours } from '../../language/opening-hours'
import { field, settingsOf } from './in-language'

export function addOpeningHours({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    OpeningHours: {
      written: field('String!', async (context, hours: Settings['openingHours'][number]) => {
        const { languages = [] } = await settingsOf(context)
        return writeHours(hours, context.language ?? languages[0] ?? 'en-GB')
      }),
    },
  })
}
