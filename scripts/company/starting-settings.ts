import { isRequired } from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import { collections } from '../../src/content-model/collections/registry'
import { type Settings, settingsSchema } from '../../src/content-model/collections/settings'
import { placeholder, type Say } from '../../src/content-model/rules/text/placeholders'
import type { KnownValues } from './blank'

export type Company = Pick<Settings, 'brand' | 'legalName' | 'siteUrl' | 'email'>

/** This computer's time zone is probably the company's too. */
export const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const linksTo = (...names: string[]) => names.map((name) => ({ page: `/${name}` }))

const optionalSettings = fieldSchemas(settingsSchema)
  .filter(([, field]) => !isRequired(field))
  .map(([name]) => name)

/**
 * Returns the required settings of a new company, with placeholders for names.
 */
export function startingSettings(company: Company, today: string, say: Say): KnownValues {
  const industries = [`first-${collections.industries.singular}`]
  return {
    ...Object.fromEntries(optionalSettings.map((name) => [name, undefined])),
    ...company,
    timeZone: timeZoneHere(),
    copyrightYear: Number(today.slice(0, 4)),
    serviceGroups: [
      {
        group: 'services',
        name: placeholder(say('Name of the first group of services')),
        summary: placeholder(say('A sentence or two about the group.')),
      },
    ],
    serviceKinds: [
      { kind: 'service', name: placeholder(say('Name of the first kind of services')) },
    ],
    blogCategories: [
      { category: 'notes', name: placeholder(say('Name of the first category of articles')) },
    ],
    header: linksTo('services', 'industries', 'about'),
    footer: linksTo('about', 'services', 'industries', 'blog', 'contact'),
    homeIndustries: industries,
    industriesPage: industries,
  }
}
