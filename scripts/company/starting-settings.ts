import { isRequired } from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import { collections } from '../../src/content-model/collections/registry'
import { type Settings, settingsSchema } from '../../src/content-model/collections/settings'
import { placeholder, type Translate } from '../../src/content-model/rules/text/placeholders'
import type { KnownValues } from './blank'

export type Company = Pick<Settings, 'brand' | 'legalName' | 'siteUrl' | 'email'>

/** Returns this computer's time zone, which is probably the company's too. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const linksTo = (...names: string[]) => names.map((name) => ({ page: `/${name}` }))

const optionalSettings = fieldSchemas(settingsSchema)
  .filter(([, field]) => !isRequired(field))
  .map(([name]) => name)

/**
 * Returns the settings of a new company, with placeholders for names. Optional
 * settings are undefined, which removes them.
 */
export function startingSettings(
  company: Company,
  today: string,
  translate: Translate,
): KnownValues {
  const industries = [`first-${collections.industries.singular}`]
  return {
    ...Object.fromEntries(optionalSettings.map((name) => [name, undefined])),
    ...company,
    timeZone: timeZoneHere(),
    copyrightYear: Number(today.slice(0, 4)),
    serviceGroups: [
      {
        group: 'services',
        name: placeholder(translate('Name of the first group of services')),
        summary: placeholder(translate('A sentence or two about the group.')),
      },
    ],
    serviceKinds: [
      { kind: 'service', name: placeholder(translate('Name of the first kind of services')) },
    ],
    blogCategories: [
      { category: 'notes', name: placeholder(translate('Name of the first category of articles')) },
    ],
    header: linksTo('services', 'industries', 'about'),
    footer: linksTo('about', 'services', 'industries', 'blog', 'contact'),
    homeIndustries: industries,
    industriesPage: industries,
  }
}
