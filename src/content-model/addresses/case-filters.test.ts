import { caseFilterPath, caseFilters, type FilteredCase } from './case-filters'

const fintech = {
  domain: 'Digital assets',
  industries: ['fintech'],
  protocols: ['EVM Based', 'Solana'],
}
const harvest = { domain: 'Provenance', industries: ['supply-chain'], protocols: ['EVM Based'] }
const night = { domain: 'Provenance', industries: ['supply-chain'], protocols: [] }
const industries = new Map([
  ['fintech', 'FinTech & DeFi'],
  ['supply-chain', 'Supply Chain'],
  ['energy', 'Energy & Utilities'],
])
const filtersOf = (cases: FilteredCase[]) =>
  caseFilters(cases, industries).map(({ filter }) => filter)

test('returns a filter for each value in use, grouped by kind and sorted by number of cases', () => {
  const filters = filtersOf([fintech, harvest, night])
  expect(filters.map(({ name, count }) => `${name} ${count}`)).toEqual([
    'Provenance 2',
    'Digital assets 1',
    'Supply Chain 2',
    'FinTech & DeFi 1',
    'EVM Based 2',
    'Solana 1',
  ])
  expect(filters.map(({ path }) => path)).toContain('/portfolio/industry/supply-chain')
})

test('returns no filter for an unlisted industry', () => {
  const filters = filtersOf([{ ...harvest, industries: ['secret'] }])
  expect(filters.map(({ kind }) => kind)).toEqual(['domain', 'protocol'])
})

test('values that only differ in case share a page', () => {
  const other = { ...night, domain: 'provenance' }
  const domains = filtersOf([harvest, other]).filter(({ kind }) => kind === 'domain')
  expect(domains).toHaveLength(1)
  expect(caseFilterPath('domain', 'Identity and credentials')).toBe(
    '/portfolio/domain/identity-and-credentials',
  )
})
