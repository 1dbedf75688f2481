import { comparison, finderQuestion, service } from '../../testing/choosing-fixture'
import { linesOf, page, reportOf } from '../../testing/content-fixture'

const services = {
  'pages/contact.mdx': page('Contact'),
  'services/audits.mdx': service('Audits'),
  'services/tests.mdx': service('Tests'),
}

test('a comparison needs a text for each service', () => {
  const two = ['audits', 'tests']
  expect(reportOf({ ...services, 'comparisons/a.mdx': comparison(two) })).toBe('no problems')
  const alone = comparison(two, { services: ['audits'] })
  expect(linesOf({ ...services, 'comparisons/a.mdx': alone })).toEqual([
    'content/comparisons/a.mdx:6:1 · services needs at least two services to compare. Write, for example: services: [smart-contract-auditing, security-audit]',
  ])
  const three = ['One.', 'Two.', 'Three.']
  const criteria = [
    { title: 'Length', values: three },
    { title: 'Group', values: ['One.', 'Two.'] },
    { title: 'Result', values: ['One.', 'Two.'] },
  ]
  expect(
    linesOf({ ...services, 'comparisons/a.mdx': comparison(two, { avoidWhen: three, criteria }) }),
  ).toEqual([
    'content/comparisons/a.mdx:12:1 · avoidWhen has 3 texts for 2 services. Write one text per service, in this order: audits, tests.',
    'content/comparisons/a.mdx:18:5 · criteria[0].values has 3 texts for 2 services. Write one text per service, in this order: audits, tests.',
  ])
})

test('rejects hidden services in comparisons and answers without a visible service', () => {
  const hidden = ['audits', 'tests']
  const cures = {
    comparisons:
      'and this page needs it. Remove the service and its texts, or publish both files on the same days.',
    finder:
      'and this page needs it. Name a service that visitors can choose, or publish this service.',
  }
  expect(
    linesOf({
      'pages/contact.mdx': page('Contact'),
      'services/audits.mdx': service('Audits', { draft: true }),
      'services/tests.mdx': service('Tests', { unlisted: true }),
      'services/reviews.mdx': service('Reviews'),
      'services/soon.mdx': service('Soon', { status: 'coming-soon' }),
      'comparisons/a.mdx': comparison([...hidden, 'reviews', 'soon']),
      'finder/start.mdx': finderQuestion('Start', ['audits', 'reviews', 'soon'], hidden),
    }),
  ).toEqual([
    `content/comparisons/a.mdx:7:5 · services[0] is “audits”, but content/services/audits.mdx is a draft, ${cures.comparisons}`,
    `content/comparisons/a.mdx:8:5 · services[1] is “tests”, but content/services/tests.mdx is unlisted, ${cures.comparisons}`,
    `content/comparisons/a.mdx:10:5 · services[3] is “soon”, but content/services/soon.mdx is coming soon, ${cures.comparisons}`,
    `content/finder/start.mdx:10:9 · answers[0].services[2] is “soon”, but content/services/soon.mdx is coming soon, ${cures.finder}`,
    `content/finder/start.mdx:14:9 · answers[1].services[0] is “audits”, but content/services/audits.mdx is a draft, ${cures.finder}`,
    `content/finder/start.mdx:15:9 · answers[1].services[1] is “tests”, but content/services/tests.mdx is unlisted, ${cures.finder}`,
  ])
})

test('only hidden services may lack a text', () => {
  const withoutText = (changes: object) =>
    service('Reviews', changes).replace(/(?<=\n---\n).*/s, '')
  const report = (changes: object) =>
    linesOf({ 'pages/contact.mdx': page('Contact'), 'services/reviews.mdx': withoutText(changes) })
  expect(report({ status: 'coming-soon' })).toEqual([])
  expect(report({})).toEqual([expect.stringContaining('The text below the frontmatter is missing')])
})

test('rejects a file with the address of another page', () => {
  const end = ['audits']
  expect(
    linesOf({
      ...services,
      'comparisons/a.mdx': comparison(['audits', 'tests']),
      'finder/start.mdx': finderQuestion('Start', end, end),
      'services/compare.mdx': service('Compare'),
      'pages/find.mdx': page('Find'),
    }),
  ).toEqual([
    'content/pages/find.mdx:1:1 · The address of this page is /find, which content/finder/start.mdx has too. Rename one of the files.',
    'content/services/compare.mdx:1:1 · The address of this page is /services/compare, which content/pages/compare.mdx has too. Rename one of the files.',
  ])
})

test('the file for the list of comparisons has the name of its address', () => {
  const files = { ...services, 'comparisons/a.mdx': comparison(['audits', 'tests']) }
  expect(linesOf({ ...files, 'pages/compare.mdx': null })).toEqual([
    'content/comparisons/a.mdx:1:1 · No page lists this entry, because /services/compare has no file with its texts. Write content/pages/compare.mdx, for example: npm run new -- page "Compare services" --slug compare',
  ])
  const about = { 'pages/about.mdx': `${page('About')}[Compare](/services/compare)\n` }
  expect(reportOf({ ...files, ...about })).toBe('no problems')
})
