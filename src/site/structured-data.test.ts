import { exampleValue } from '../content-model/collections/fields/field-help'
import { settingsSchema } from '../content-model/collections/settings'
import { organisation } from './structured-data'

// Loading Gatsby takes seconds.
jest.mock('gatsby', () => ({ withPrefix: (path: string) => path }))

const settings = settingsSchema.parse(exampleValue(settingsSchema))
const company = {
  ...settings,
  headcount: null,
  telephone: null,
  whatsapp: null,
  branches: [],
  openingHours: [],
  language: 'en-GB',
  direction: 'ltr' as const,
}

test('omits missing hours, branches and areas', () => {
  const statement = organisation(company)
  expect(statement).not.toHaveProperty('location')
  expect(statement).not.toHaveProperty('areaServed')
})

test('includes the hours of the headquarters, the branches and the areas served', () => {
  const branches = settingsSchema.shape.branches.parse(exampleValue(settingsSchema.shape.branches))
  const statement = organisation({
    ...company,
    openingHours: [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '17:00', written: '' }],
    branches: branches.map((branch) => ({ ...branch, telephone: '+62 31 0100 0012' })),
    areaServed: ['West Java'],
  })
  expect(statement).toMatchObject({
    areaServed: ['West Java'],
    location: [
      {
        '@type': 'Place',
        name: settings.brand,
        address: { '@type': 'PostalAddress' },
        openingHoursSpecification: [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: ['Monday', 'Friday'],
            opens: '08:00',
            closes: '17:00',
          },
        ],
      },
      {
        '@type': 'Place',
        name: 'Surabaya branch',
        address: { addressLocality: 'Jakarta Selatan' },
        telephone: '+62 31 0100 0012',
      },
    ],
  })
})
