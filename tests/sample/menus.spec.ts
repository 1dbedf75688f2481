import { expect, test } from '@playwright/test'
import { entries } from '../support/content'

test('each group of the services menu has four cards, and there are eight solutions and seven industries', () => {
  const services = entries('services', '.')
  for (const group of new Set(services.map((service) => service.group)))
    expect(
      services.filter((service) => service.group === group && service.featured),
      group,
    ).toHaveLength(4)
  expect(entries('solutions', '.')).toHaveLength(8)
  expect(entries('industries', '.')).toHaveLength(7)
})
