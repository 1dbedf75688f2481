import type { Relatable } from './related'
import { relatedCases } from './related-cases'

const entry = (slug: string, services: string[] = [], industries: string[] = []): Relatable => ({
  slug,
  words: slug,
  services,
  industries,
  relatedServices: [],
  relatedArticles: [],
})

const port = entry('port', ['legacy', 'erp'], ['supply-chain'])
const harvest = entry('harvest', ['mobile'], ['supply-chain'])
const close = entry('close', ['erp'], ['fintech'])
const servicesNear = ({ slug }: { slug: string }) =>
  slug === 'audit' ? ['tests', 'mobile', 'erp'] : []
const casesOf = relatedCases([port, harvest, close], servicesNear)

test('a service leads to the cases that name it, first to those that name it first', () => {
  expect(casesOf('services', entry('erp'))).toEqual(['close', 'port'])
})

test('a service that no case names leads to that of the nearest service which has one', () => {
  expect(casesOf('services', entry('audit'))).toEqual(['harvest'])
  expect(casesOf('services', entry('alone'))).toEqual([])
})

test('an industry leads to the cases that name it, three at most', () => {
  expect(casesOf('industries', entry('supply-chain'))).toEqual(['harvest', 'port'])
  const many = relatedCases(
    ['a', 'b', 'c', 'd'].map((slug) => entry(slug, [], ['energy'])),
    servicesNear,
  )
  expect(many('industries', entry('energy'))).toEqual(['a', 'b', 'c'])
})

test('a case leads to others with its services or industries, and not to itself', () => {
  expect(casesOf('cases', port)).toEqual(['close', 'harvest'])
})

test('other pages lead to no cases', () => {
  expect(casesOf('articles', entry('erp'))).toBeUndefined()
})
