import { type Relatable, type RelatableSite, Relations } from './related'

const entry = (slug: string, fields: Partial<Relatable> = {}): Relatable => ({
  slug,
  words: slug,
  services: [],
  industries: [],
  relatedServices: [],
  relatedArticles: [],
  ...fields,
})

const audit = entry('audit', { words: 'Contract audit', group: 'chain', industries: ['energy'] })
const review = entry('review', { words: 'Contract review', group: 'chain', industries: ['energy'] })
const tokens = entry('tokens', { words: 'Tokens', group: 'chain' })
const design = entry('design', { words: 'Design', group: 'software' })
const energy = entry('energy', { services: ['audit', 'review'] })
const health = entry('health', { services: ['design'] })
const old = entry('old', {
  words: 'Design of forms',
  published: '2025-01-01',
  relatedServices: ['audit'],
})
const recent = entry('recent', { published: '2026-01-01', relatedServices: ['audit'] })
const fitting = entry('fitting', { published: '2024-01-01', relatedServices: ['audit', 'review'] })
const site: RelatableSite = {
  services: [tokens, design, review, audit],
  industries: [health, energy],
  articles: [old, recent, fitting],
}
const relations = new Relations(site)

test('a service leads to its group, first to those of the same industries and words', () => {
  expect(relations.ofService(audit).services).toEqual(['review', 'tokens'])
})

test('a service without industries leads to those that name it', () => {
  expect(relations.ofService(design).industries).toEqual(['health'])
})

test('a service leads to the newest articles that name it', () => {
  expect(relations.ofService(audit).articles).toEqual(['recent', 'old'])
})

test('an industry leads to the articles that name most of its services', () => {
  expect(relations.ofServices(energy).articles).toEqual(['fitting', 'recent'])
})

test('a solution without industries leads to those with the same services', () => {
  expect(relations.ofServices(entry('x', { services: ['review'] })).industries).toEqual(['energy'])
})

test('an article without services leads to those of the same words', () => {
  const article = { ...old, relatedServices: [] }
  const unnamed = new Relations({ ...site, articles: [article] })
  expect(unnamed.ofArticle(article).services).toEqual(['design'])
})

test('an article is followed by the three newest of its category, itself left out', () => {
  const articles = ['2025-01-01', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01'].map(
    (published, index) => entry(`part-${index}`, { published, category: 'Strategy' }),
  )
  const elsewhere = entry('elsewhere', { published: '2026-01-01', category: 'Operations' })
  const blog = new Relations({ ...site, articles: [...articles, elsewhere] })
  expect(articles.map((article) => blog.ofArticle(article).articles.join(' '))).toEqual([
    'part-4 part-3 part-2',
    'part-4 part-3 part-2',
    'part-4 part-3 part-1',
    'part-4 part-2 part-1',
    'part-3 part-2 part-1',
  ])
})

test('what a file names is neither changed nor added to', () => {
  const named = { ...audit, relatedServices: ['design'], relatedArticles: ['old'] }
  expect(relations.ofService(named)).toEqual({
    services: ['design'],
    industries: ['energy'],
    articles: ['old'],
  })
})

test('the order of the files does not matter', () => {
  const turned = new Relations({
    services: [...site.services].reverse(),
    industries: [...site.industries].reverse(),
    articles: [...site.articles].reverse(),
  })
  for (const service of site.services)
    expect(turned.ofService(service)).toEqual(relations.ofService(service))
})
