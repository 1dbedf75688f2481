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

test('a service leads to its group, first to those of the same industries and words', () => {
  expect(ofService(audit).services).toEqual(['review', 'tokens'])
})

test('a service leads to the industries and the newest articles that name it', () => {
  expect(ofService(design).industries).toEqual(['health'])
  expect(ofService(audit).articles).toEqual(['recent', 'old'])
})

test('a service leads to the cases that name it first, or to that of the nearest service which has one', () => {
  const casesOf = (service: Relatable) => ofService(service).cases
  expect([review, audit, design].map(casesOf)).toEqual([['close', 'port'], ['close'], []])
})

test('an industry leads to the cases that name it, and to the articles that name most of its services', () => {
  expect(ofIndustry(energy)).toMatchObject({
    articles: ['fitting', 'recent'],
    cases: ['harvest', 'port'],
  })
})

test('a solution without industries leads to those with the same services, and to no cases', () => {
  const links = relations.of('solutions', 'services', entry('x', { services: ['review'] }))
  expect(links).toMatchObject({ industries: ['energy'] })
  expect(links.cases).toBeUndefined()
})

test('a case leads to others with its services or industries, and not to itself', () => {
  expect(relations.of('cases', 'services', port).cases).toEqual(['close', 'harvest'])
})

test('an article without services leads to those of the same words', () => {
  const article = { ...old, relatedServices: [] }
  const unnamed = new Relations({ ...site, articles: [article] })
  expect(unnamed.of('articles', 'words', article).services).toEqual(['design'])
})

test('an article is followed by the three newest of its category, itself left out', () => {
  const articles = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01'].map(
    (published, index) => entry(`part-${index}`, { published, category: 'Strategy' }),
  )
  const elsewhere = entry('elsewhere', { published: '2026-01-01', category: 'Operations' })
  const blog = new Relations({ ...site, articles: [...articles, elsewhere] })
  const followers = (article: Relatable) => blog.of('articles', 'words', article).articles
  expect([articles[4], articles[1]].map((one) => one && followers(one))).toEqual([
    ['part-3', 'part-2', 'part-1'],
    ['part-4', 'part-3', 'part-2'],
  ])
})

test('what a file names is neither changed nor added to', () => {
  const named = { ...audit, relatedServices: ['design'], relatedArticles: ['old'] }
  expect(ofService(named)).toMatchObject({
    services: ['design'],
    industries: ['energy'],
    articles: ['old'],
  })
})
