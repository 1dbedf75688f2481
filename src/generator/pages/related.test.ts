import { type Relatable, type RelatableSite, Relations } from './related'

const entry = (slug: string, fields: Partial<Relatable> = {}): Relatable => ({
  slug,
  terms: new Set([slug]),
  services: [],
  industries: [],
  relatedServices: [],
  relatedArticles: [],
  ...fields,
})
const inChain = { terms: new Set(['contract']), group: 'chain', industries: ['energy'] }
const audit = entry('audit', inChain)
const review = entry('review', inChain)
const tokens = entry('tokens', { group: 'chain' })
const design = entry('design', { group: 'software' })
const energy = entry('energy', { services: ['audit', 'review'] })
const health = entry('health', { services: ['design'] })
const old = entry('old', {
  terms: new Set(['design', 'form']),
  published: '2025-01-01',
  relatedServices: ['audit'],
})
const recent = entry('recent', { published: '2026-01-01', relatedServices: ['audit'] })
const fitting = entry('fitting', { published: '2024-01-01', relatedServices: ['audit', 'review'] })
const port = entry('port', { services: ['tokens', 'review'], industries: ['energy'] })
const harvest = entry('harvest', { services: ['tests'], industries: ['energy'] })
const close = entry('close', { services: ['review'], industries: ['health'] })
const site: RelatableSite = {
  services: [tokens, design, review, audit],
  industries: [health, energy],
  articles: [old, recent, fitting],
  cases: [port, harvest, close],
}
const relations = new Relations(site)
const ofService = (service: Relatable) => relations.of('services', 'group', service)
const ofIndustry = (industry: Relatable) => relations.of('industries', 'services', industry)

test('ranks services of the same group by shared industries and words', () => {
  expect(ofService(audit).services).toEqual(['review', 'tokens'])
})

test('links a service to its industries and newest articles', () => {
  expect(ofService(design).industries).toEqual(['health'])
  expect(ofService(audit).articles).toEqual(['recent', 'old'])
})

test('links a service to its cases, or to a case of the nearest service', () => {
  const casesOf = (service: Relatable) => ofService(service).cases
  expect([review, audit, design].map(casesOf)).toEqual([['close', 'port'], ['close'], []])
})

test('links an industry to its cases and to articles that share most of its services', () => {
  expect(ofIndustry(energy)).toMatchObject({
    articles: ['fitting', 'recent'],
    cases: ['harvest', 'port'],
  })
})

test('links a solution to industries with the same services, and to no cases', () => {
  const links = relations.of('solutions', 'services', entry('x', { services: ['review'] }))
  expect(links).toMatchObject({ industries: ['energy'] })
  expect(links.cases).toBeUndefined()
})

test('links a case to other cases with shared services or industries', () => {
  expect(relations.of('cases', 'services', port).cases).toEqual(['close', 'harvest'])
})

test('links an article without services to services with shared words', () => {
  const article = { ...old, relatedServices: [] }
  const unnamed = new Relations({ ...site, articles: [article] })
  expect(unnamed.of('articles', 'words', article).services).toEqual(['design'])
})

test('links an article to the three newest other articles of its category', () => {
  const articles = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01'].map(
    (published, index) => entry(`part-${index}`, { published, category: 'Strategy' }),
  )
  const elsewhere = entry('elsewhere', { published: '2026-01-01', category: 'Operations' })
  const blog = new Relations({ ...site, articles: [...articles, elsewhere] })
  const linkedArticles = (article: Relatable) => blog.of('articles', 'words', article).articles
  expect([articles[4], articles[1]].map((article) => article && linkedArticles(article))).toEqual([
    ['part-3', 'part-2', 'part-1'],
    ['part-4', 'part-3', 'part-2'],
  ])
})

test('keeps related links from the content file unchanged', () => {
  const named = { ...audit, relatedServices: ['design'], relatedArticles: ['old'] }
  expect(ofService(named)).toMatchObject({
    services: ['design'],
    industries: ['energy'],
    articles: ['old'],
  })
})
