import { formatDiagnostic } from '../check/diagnostics'
import { exampleValue } from '../collections/fields/field-help'
import { settingsSchema } from '../collections/settings'
import {
  card,
  checkOf,
  homeWith,
  linesOf,
  offering,
  page,
  person,
  reportOf,
  settingsWith,
} from '../testing/content-fixture'
import { adviseOnSections } from './shown-entries'

const testimonial =
  '---\nquote: They told us not to build it.\nperson: Head of Finance\norganisation: A bank\nsegment: SMBs\n---\n'
const article =
  '---\ntitle: Ledgers\nmetaDescription: Ledgers is an article with a description that is long enough to be shown in a search.\ncategory: strategy\nsummary: Seven questions.\npublished: 2026-03-01\n---\nText.\n'

test('a company without a team, offerings, projects, solutions, clients or a track record is accepted', () => {
  for (const field of ['social', 'career', 'memberships', 'map', 'video', 'successStories'])
    expect(settingsWith({})).not.toContain(`\n${field}:`)
  expect(reportOf({ 'articles/ledgers.mdx': article })).toBe('no problems')
})

test.each([
  ['offerings', 'offering "Discovery sprint"'],
  ['portfolio', 'project "Provenance for speciality coffee"'],
  ['solutions', 'solution "NFT Invoice"'],
])('the page of %s without any says what to remove, or to write', (name, command) => {
  expect(linesOf({ [`pages/${name}.mdx`]: page('Work') })).toEqual([
    `content/pages/${name}.mdx:1:1 · This page would list the entries of content/${name}, and there are none. Remove this file, and no menu leads to /${name}; or write one, for example: npm run new -- ${command}`,
  ])
})

test('entries that an absent page would list say what to write, the first of them alone', () => {
  const files = {
    'offerings/a.mdx': offering('One.'),
    'offerings/b.mdx': offering('Two.').replace('Discovery', 'Delivery'),
    'pages/offerings.mdx': null,
  }
  expect(linesOf(files)).toEqual([
    'content/offerings/a.mdx:1:1 · No page lists this: /offerings has no words. Write content/pages/offerings.mdx, for example: npm run new -- page "Offerings"',
  ])
})

test.each([
  ['testimonials', 'testimonials', testimonial],
  ['track-record', 'trackRecord', card('title: A', 'description: B', 'icon: blocks')],
])('%s that the home page has no words for say what to write', (folder, section, entry) => {
  expect(linesOf({ [`${folder}/a.mdx`]: entry, 'home.mdx': homeWith() }).join('\n')).toBe(
    `content/${folder}/a.mdx:1:1 · No page shows this: the home page has no ${section}. Write its words into content/home.mdx, for example:\n    ${section}:\n      title: Work that ends in production`,
  )
})

test('what another page shows needs no words on the home page', () => {
  expect(reportOf({ ...person, 'home.mdx': homeWith() })).toBe('no problems')
  expect(reportOf({ 'offerings/a.mdx': offering('One.'), 'home.mdx': homeWith() })).toBe(
    'no problems',
  )
})

test('a draft needs no words yet', () => {
  const draft = (text: string) => text.replace('\n---\n', '\ndraft: true\n---\n')
  expect(
    reportOf({
      'offerings/a.mdx': draft(offering('One.')),
      'pages/offerings.mdx': null,
      'testimonials/a.mdx': draft(testimonial),
      'home.mdx': homeWith(),
    }),
  ).toBe('no problems')
})

test('a video that the home page has no words for says what to remove, or to write', () => {
  const video = {
    ...(exampleValue(settingsSchema.shape.video) as object),
    poster: { src: './team/rina.png', alt: 'A studio' },
  }
  const files = { ...person, 'settings.yaml': settingsWith({ video }) }
  expect(linesOf(files).join('\n')).toMatch(
    /^content\/settings\.yaml:\d+:3 · No page shows the video: the home page has no media\. Remove video here, or write its words into content\/home\.mdx, for example:\n {4}media:\n {6}title: /,
  )
  expect(reportOf({ ...files, 'home.mdx': homeWith('media') })).toBe('no problems')
})

test('words of the home page without entries get advice, and those of a media partnership do not', () => {
  const { files, diagnostics } = checkOf({
    ...person,
    'home.mdx': homeWith('media', 'testimonials', 'team', 'portfolioRequest'),
  })
  expect(diagnostics).toEqual([])
  expect(adviseOnSections(files).map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^content\/home\.mdx:\d+:1 · The home page leaves testimonials out, because content\/testimonials has no entries\. Remove these words, or write one, for example: npm run new -- testimonial "Head of Programmes"$/,
    ),
  ])
})

describe('a link to a page that lists entries', () => {
  const link = { 'pages/about.mdx': `${page('About')}[what we offer](/offerings)\n` }
  const offered = (line: string) => offering('One.').replace('\nicon', `\n${line}\nicon`)

  test('is dead where there is no such page', () => {
    expect(linesOf(link)).toEqual([
      'content/pages/about.mdx:6:1 · The link leads to /offerings, but there is no such page. Write the address of a page that exists, for example: /contact',
    ])
  })

  test('needs an entry that is there on all days of the link', () => {
    const drafts = { ...link, 'offerings/a.mdx': offered('draft: true') }
    expect(linesOf(drafts)).toEqual([
      'content/pages/about.mdx:6:1 · The link leads to /offerings, which is there only with an entry to list, but content/offerings/a.mdx is a draft. Take the link out, or make both files be there on the same days.',
    ])
    const other = offering('Two.').replace('Discovery', 'Delivery')
    expect(reportOf({ ...drafts, 'offerings/b.mdx': other })).toBe('no problems')
  })
})
