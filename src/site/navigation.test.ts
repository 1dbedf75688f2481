import { exampleValue } from '../content-model/collections/fields/field-help'
import { interfaceSchema } from '../content-model/collections/interface-words/interface'
import { navigationOf } from './navigation'

const service = (slug: string, rest: object = {}) => ({
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
    brand: 'Acme',
    career: { label: 'Career', url: 'https://jobs.example' },
    serviceGroups: [
      { group: 'it-consulting' as const, name: 'IT Consulting', summary: 'Systems.' },
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
  cases: { nodes: [{ path: '/portfolio/meters', name: 'Meters', client: 'A utility' }] },
  services: { nodes: services },
  solutions: { nodes: [] },
  industries: { nodes: [] },
})

const slugs = (list: readonly { slug: string }[] = []) => list.map(({ slug }) => slug)

test('has no group without services', () => {
  expect(navigationOf(data([])).groups).toEqual([])
})

test('a group shows its featured services, and all of them in order', () => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((slug) =>
    service(slug, { featured: slug !== 'b' }),
  )
  const [group] = navigationOf(data(services)).groups
  expect(slugs(group?.featured)).toEqual(['a', 'c', 'd', 'e'])
  expect(slugs(group?.services)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('a group with fewer than four featured services is filled up with what is live', () => {
  const services = [
    service('soon', { status: 'coming-soon' }),
    service('a'),
    service('b', { featured: true }),
    service('c'),
  ]
  const [group] = navigationOf(data(services)).groups
  expect(slugs(group?.featured)).toEqual(['b', 'a', 'c'])
})

test('a group with more than four featured services shows the first four', () => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((slug) => service(slug, { featured: true }))
  const [group] = navigationOf(data(services)).groups
  expect(slugs(group?.featured)).toEqual(['a', 'b', 'c', 'd'])
})

test('a service that is coming soon leads to its announcement', () => {
  const [group] = navigationOf(data([service('soon', { status: 'coming-soon' })])).groups
  expect(group?.services[0]).toMatchObject({ path: '/comingsoon', comingSoon: true })
})

test('the header has the links of the settings, of which some open a menu', () => {
  const links = (isShown: boolean) =>
    navigationOf(data([], isShown)).links.map(({ label, opens }) => [label, opens])
  expect(links(false)).toEqual([
    ['services', 'services'],
    ['blog', undefined],
    ['about', undefined],
  ])
  expect(links(true)[2]).toEqual(['Success stories', 'success-stories'])
})

test('without success stories, /portfolio is a link like others', () => {
  const { settings, ...rest } = data([], true)
  const { links } = navigationOf({ ...rest, settings: { ...settings, successStories: null } })
  expect(links[2]).toEqual({
    path: '/portfolio',
    label: 'portfolio',
    named: true,
    opens: undefined,
  })
})

test('success stories are there when they are switched on', () => {
  expect(navigationOf(data([])).successStories).toBeUndefined()
  expect(navigationOf(data([], true)).successStories).toEqual({
    domains: [{ name: 'Payments', path: '/portfolio/domain/payments' }],
    industries: [],
    protocols: [{ name: 'TON', path: undefined }],
    cases: [{ name: 'Meters', path: '/portfolio/meters', client: 'A utility' }],
  })
})

test('an industry of the success stories leads to its cases, or to its page where it has none', () => {
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

test('success stories are not there without a link to them, or without their own words', () => {
  const on = data([], true)
  expect(navigationOf({ ...on, headerLinks: [] }).successStories).toBeUndefined()
  const settings = { ...on.settings, successStories: null }
  expect(navigationOf({ ...on, settings }).successStories).toBeUndefined()
})
