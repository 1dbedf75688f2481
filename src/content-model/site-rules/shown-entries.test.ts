import { formatDiagnostic } from '../check/diagnostics'
import { exampleValue } from '../collections/fields/field-help'
import { settingsSchema } from '../collections/settings'
import {
  article,
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

test('accepts a company without a team, offerings, projects, solutions, clients or a track record', () => {
  for (const field of ['social', 'career', 'memberships', 'map', 'video', 'successStories'])
    expect(settingsWith({})).not.toContain(`\n${field}:`)
  const anonymous = article('Ledgers').replace('author: rina-hartono\n', '')
  expect(reportOf({ 'articles/ledgers.mdx': anonymous })).toBe('no problems')
})

test('explains the page of offerings without offerings', () => {
  expect(linesOf({ 'pages/offerings.mdx': page('Work') })).toEqual([
    'content/pages/offerings.mdx:1:1 · This page lists the entries of content/offerings, but there are no entries. Remove this file, which also removes the menu links to /offerings, or add an entry, for example: npm run new -- offering "Discovery sprint"',
  ])
})

test('reports the first entry of a collection without an index page', () => {
  const files = {
    'offerings/a.mdx': offering('One.'),
    'offerings/b.mdx': offering('Two.').replace('Discovery', 'Delivery'),
    'pages/offerings.mdx': null,
  }
  expect(linesOf(files)).toEqual([
    'content/offerings/a.mdx:1:1 · No page lists this entry, because /offerings has no file with its texts. Write content/pages/offerings.mdx, for example: npm run new -- page "Offerings"',
  ])
})

test('reports entries without a section on the home page', () => {
  const files = { 'testimonials/a.mdx': testimonial, 'home.mdx': homeWith() }
  expect(linesOf(files).join('\n')).toBe(
    'content/testimonials/a.mdx:1:1 · No page shows this entry, because the home page has no testimonials section. Write its texts in content/home.mdx, for example:\n    testimonials:\n      title: Work that ends in production',
  )
})

test('accepts drafts and entries of other pages without a section on the home page', () => {
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

test('reports a video without a section on the home page', () => {
  const video = {
    ...(exampleValue(settingsSchema.shape.video) as object),
    poster: { src: './team/rina.png', alt: 'A studio' },
  }
  const files = { ...person, 'settings.yaml': settingsWith({ video }) }
  expect(linesOf(files).join('\n')).toMatch(
    /^content\/settings\.yaml:\d+:3 · No page shows the video, because the home page has no media section\. Remove video here, or write its texts in content\/home\.mdx, for example:\n {4}media:\n {6}title: /,
  )
  expect(reportOf({ ...files, 'home.mdx': homeWith('media') })).toBe('no problems')
})

test('advises on home page texts without entries, except for the media partnership', () => {
  const { files, diagnostics } = checkOf({
    ...person,
    'home.mdx': homeWith('media', 'testimonials', 'team', 'portfolioRequest'),
  })
  expect(diagnostics).toEqual([])
  expect(adviseOnSections(files).map(formatDiagnostic)).toEqual([
    expect.stringMatching(
      /^content\/home\.mdx:\d+:1 · The home page omits testimonials, because content\/testimonials has no entries\. Remove these texts, or add an entry, for example: npm run new -- testimonial "Head of Programmes"$/,
    ),
  ])
})

test('a link to an index page needs a listed entry on all days of the link', () => {
  const link = { 'pages/about.mdx': `${page('About')}[what we offer](/offerings)\n` }
  const begin = 'content/pages/about.mdx:6:1 · The link points to /offerings,'
  expect(linesOf(link)).toEqual([
    `${begin} but no page has this address. Write the address of a page that exists, for example: /contact`,
  ])
  const draft = offering('One.').replace('\nicon', '\ndraft: true\nicon')
  const drafts = { ...link, 'offerings/a.mdx': draft }
  expect(linesOf(drafts)).toEqual([
    `${begin} which exists only while it has an entry to list, but content/offerings/a.mdx is a draft. Remove the link, or publish both files on the same days.`,
  ])
  const other = offering('Two.').replace('Discovery', 'Delivery')
  expect(reportOf({ ...drafts, 'offerings/b.mdx': other })).toBe('no problems')
})
