import { exampleValue } from '../content-model/collections/fields/field-help'
import { interfaceSchema } from '../content-model/collections/interface-words/interface'
import { navigationOf } from './navigation'

const service = (slug: string, rest: object = {}) => ({
  id: slug,
  listed: true,
  order: 1,
  industries: [],
  slug,
  path: `/services/${slug}`,
  title: slug,
  summary: `About ${slug}.`,
  group: 'it-consulting' as const,
  featured: false,
  status: 'live' as const,
  ...rest,
})

const stories = { domains: ['Payments'], protocols: ['TON'] }

const data = (services: ReturnType<typeof service>[], isShown = false) => ({
  interfaceWords: interfaceSchema.parse(exampleValue(interfaceSchema)),
  settings: {
    career: { label: 'Career', url: 'https://jobs.example' },
    serviceGroups: [
      { group: 'it-consulting', name: 'IT Consulting', summary: '', motif: 'ceplok' as const },
    ],
    features: { successStories: isShown, homeOfferings: false, offeringsCarousel: false },
    successStories: stories,
  },
  headerLinks: ['services', 'blog', 'portfolio', 'about'].map((name) => ({
    path: `/${name}`,
    text: name,
    isTitle: name !== 'about',
  })),
  caseFilters: [
    { kind: 'domain' as const, name: 'Payments', path: '/portfolio/domain/payments' },
    { kind: 'industry' as const, name: 'energy', path: '/portfolio/industry/energy' },
  ],
  cases: {
    nodes: [{ path: '/portfolio/meters', name: 'Meters', client: 'A utility', measures: [] }],
  },
  services: { nodes: services },
  solutions: { nodes: [] },
  industries: { nodes: [] },
})

test('omits groups without services', () => {
  expect(navigationOf(data([])).groups).toEqual([])
})

const featured = { featured: true }
const soon = { status: 'coming-soon' }

test.each([
  ['its featured services', ['a*', 'b', 'c*', 'd*', 'e*'], ['a', 'c', 'd', 'e']],
  ['live services after fewer than four featured ones', ['soon', 'a', 'b*', 'c'], ['b', 'a', 'c']],
  ['the first four of five', ['a*', 'b*', 'c*', 'd*', 'e*'], ['a', 'b', 'c', 'd']],
])('a group shows %s, and all of them in order', (_, names, cards) => {
  const slugs = names.map((name) => name.replace('*', ''))
  const services = slugs.map((slug, i) =>
    service(slug, slug === 'soon' ? soon : names[i] === slug ? {} : featured),
  )
  const [group] = navigationOf(data(services)).groups
  expect(group?.featured.map(({ slug }) => slug)).toEqual(cards)
  expect(group?.services.map(({ slug }) => slug)).toEqual(slugs)
})

test('links a service that is coming soon to /comingsoon', () => {
  const [group] = navigationOf(data([service('soon', soon)])).groups
  expect(group?.services[0]).toMatchObject({ path: '/comingsoon', comingSoon: true })
})

test('keeps the header links of the settings and opens menus for some', () => {
  const links = (isShown: boolean) =>
    navigationOf(data([], isShown)).links.map(({ label, opens }) => [label, opens])
  expect(links(false)).toEqual([
    ['services', 'services'],
    ['blog', undefined],
    ['about', undefined],
  ])
  expect(links(true)[2]).toEqual(['Success stories', 'success-stories'])
})

test('shows success stories if they are enabled, linked and have words', () => {
  const on = data([], true)
  const settings = { ...on.settings, successStories: null }
  // Without words for the menu, the page is an ordinary link.
  const [, , portfolio] = navigationOf({ ...on, settings }).links
  expect(portfolio).toEqual({ path: '/portfolio', label: 'portfolio', named: true })
  for (const without of [data([]), { ...on, headerLinks: [] }, { ...on, settings }])
    expect(navigationOf(without).successStories).toBeUndefined()
  expect(navigationOf(on).successStories).toEqual({
    domains: [{ name: 'Payments', path: '/portfolio/domain/payments' }],
    industries: [],
    protocols: [{ name: 'TON', path: undefined }],
    cases: [{ name: 'Meters', path: '/portfolio/meters', client: 'A utility', measures: [] }],
  })
})

test('links an industry of the success stories to its cases, or to its page without cases', () => {
  const industry = (slug: string) => ({
    slug,
    path: `/industries/${slug}`,
    name: slug,
    tagline: '',
    description: '',
    stats: [],
  })
  const industries = { nodes: [industry('energy'), industry('health')] }
  const { successStories } = navigationOf({ ...data([], true), industries })
  expect(successStories?.industries.map(({ path }) => path)).toEqual([
    '/portfolio/industry/energy',
    '/industries/health',
  ])
})
