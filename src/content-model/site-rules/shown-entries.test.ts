import { formatDiagnostic } from '../check/diagnostics'
import { exampleValue } from '../collections/fields/field-help'
import { settingsSchema } from '../collections/settings'
import {
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

test('the page of offerings without any says what to remove, or to write', () => {
  expect(linesOf({ 'pages/offerings.mdx': page('Work') })).toEqual([
    'content/pages/offerings.mdx:1:1 · This page would list the entries of content/offerings, and there are none. Remove this file, and no menu leads to /offerings; or write one, for example: npm run new -- offering "Discovery sprint"',
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

test('entries that the home page has no words for say what to write', () => {
  const files = { 'testimonials/a.mdx': testimonial, 'home.mdx': homeWith() }
  expect(linesOf(files).join('\n')).toBe(
    'content/testimonials/a.mdx:1:1 · No page shows this: the home page has no testimonials. Write its words into content/home.mdx, for example:\n    testimonials:\n      title: Work that ends in production',
  )
})

test('what another page shows needs no words on the home page, and a draft none yet', () => {
  const draft = (text: string) => text.replace('\n---\n', '\ndraft: true\n---\n')
  const offered = { 'offerings/a.mdx': offering('One.') }
  expect(reportOf({ ...person, ...offered, 'home.mdx': homeWith() })).toBe('no problems')
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

test('a link to a page that lists entries needs one that is there on all days of the link', () => {
  const link = { 'pages/about.mdx': `${page('About')}[what we offer](/offerings)\n` }
  const begin = 'content/pages/about.mdx:6:1 · The link points to /offerings,'
  expect(linesOf(link)).toEqual([
    `${begin} but there is no such page. Write the address of a page that exists, for example: /contact`,
  ])
  const draft = offering('One.').replace('\nicon', '\ndraft: true\nicon')
  const drafts = { ...link, 'offerings/a.mdx': draft }
  expect(linesOf(drafts)).toEqual([
    `${begin} which is there only with an entry to list, but content/offerings/a.mdx is a draft. Take the link out, or make both files be there on the same days.`,
  ])
  const other = offering('Two.').replace('Discovery', 'Delivery')
  expect(reportOf({ ...drafts, 'offerings/b.mdx': other })).toBe('no problems')
})
