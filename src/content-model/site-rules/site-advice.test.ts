import sharp from 'sharp'
import { exampleValue } from '../collections/fields/field-help'
import { vendorFileSchema } from '../collections/vendor-risk'
import {
  adviceOf,
  article,
  type Files,
  fileOf,
  industry,
  person,
  settingsWith,
} from '../testing/content-fixture'

const words = (number: number) => `One ${'word '.repeat(number - 2)}more.`

const pair = (body: string): Files => ({
  ...person,
  'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]'], body),
  'articles/b.mdx': article('Nodes'),
})

test('says nothing of what is well written', () => {
  expect(
    adviceOf(
      pair(`## One\n\n### Two\n\n${words(35)} ${words(35)}\n\n## Three\n\n[how it works](/blog/b)`),
    ),
  ).toEqual([])
})

test.each<[what: string, body: string, advice: string]>([
  [
    'a sentence of more than 35 words',
    `Short. ${words(36)}`,
    'content/articles/a.mdx:10:1 · A sentence has 36 words, and readers lose the thread after 35. Make two of it: “One word word word word word word word word word word word…”',
  ],
  [
    'a heading that leaves a level out',
    '## One\n\n#### Two',
    'content/articles/a.mdx:12:1 · “#### Two” comes below a heading with ##: a level is left out. Write ###',
  ],
  [
    'a first heading that is too deep',
    '### One',
    'content/articles/a.mdx:10:1 · “### One” comes below the page’s title: a level is left out. Write ##',
  ],
  [
    'a link that says here',
    'The terms are [here](/blog/b).',
    'content/articles/a.mdx:10:15 · The link says “here”, which tells nobody where it leads. Write what is there, for example: [how we audit contracts](/blog/b)',
  ],
])('says what could be better about %s', (_what, body, advice) => {
  expect(adviceOf(pair(body))).toEqual([advice])
})

test('looks at the sentences of fields', () => {
  const card = `---\ntitle: Mainnets\ndescription: ${words(40)}\nicon: blocks\n---\n`
  expect(adviceOf({ 'track-record/mainnets.mdx': card })).toEqual([
    'content/track-record/mainnets.mdx:3:1 · A sentence has 40 words, and readers lose the thread after 35. Make two of it: “One word word word word word word word word word word word…”',
  ])
})

test('looks at what a search result cuts off', () => {
  const title = 'What a regulator asks of ledgers and of those who run them'
  const files = pair('Text.')
  files['articles/a.mdx'] = String(files['articles/a.mdx']).replace(
    'title: Ledgers',
    `title: ${title}`,
  )
  expect(adviceOf(files)).toEqual([
    'content/articles/a.mdx:2:1 · title makes a document title of 68 characters with the brand, and search results show about 60: “What a regulator asks of ledgers and of those who run them…” Shorten it by 8.',
  ])
})

test('looks at pictures that are smaller than pages show them', async () => {
  const size = { width: 600, height: 400, channels: 3, background: 'red' } as const
  expect(
    adviceOf({
      ...pair('![A line](./small.png)'),
      'articles/small.png': await sharp({ create: size }).png().toBuffer(),
    }),
  ).toEqual([
    'content/articles/a.mdx:10:1 · ./small.png is 600 px wide, and pages show it up to 960 px wide: on sharp screens it looks blurred. Save it 1920 px wide.',
  ])
})

test('looks at pictures that are larger than pages show them', async () => {
  const flat = sharp({ create: { width: 2000, height: 8, channels: 3, background: 'red' } })
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const grain = sharp({
    create: { width: 400, height: 400, channels: 3, background: 'red', noise },
  })
  expect(
    adviceOf({
      ...pair('![A line](./wide.png)\n\n![Grain](./heavy.png)'),
      'articles/wide.png': await flat.png().toBuffer(),
      'articles/heavy.png': await grain.png().toBuffer(),
      'team/rina.png': await flat.png().toBuffer(),
    }),
  ).toEqual([
    'content/articles/a.mdx:10:1 · ./wide.png is 2000 px wide, and pages show it 960 px wide at most. Save it 1920 px wide.',
    expect.stringMatching(
      /^content\/articles\/a\.mdx:12:1 · \.\/heavy\.png has \d+ KB\. Save it with 300 KB or less, for example as WebP\.$/,
    ),
    'content/team/rina-hartono.mdx:7:3 · ./rina.png is 2000 px wide, and pages show it 480 px wide at most. Save it 960 px wide.',
  ])
})

test('reminds of figures whose day of review has passed', () => {
  const figure = { value: '10K+', label: 'calls' }
  const stats = ['2026-05-31', '2026-06-01'].map((reviewBy) => ({ ...figure, reviewBy }))
  const advice = adviceOf({ 'industries/a.mdx': industry(...stats) })
  expect(advice.filter((line) => line.includes('reviewBy'))).toEqual([
    'content/industries/a.mdx:10:5 · stats[0].reviewBy was 2026-05-31. Look whether the figure is still true, and write a later day.',
  ])
})

test('reminds of files whose day of review has passed', () => {
  const file = (reviewBy: string) => {
    const fields = { ...(exampleValue(vendorFileSchema) as object), reviewBy, formerSlugs: [] }
    return fileOf({ ...fields, industries: [] }, 'Text.')
  }
  const advice = adviceOf({ 'vendor-risk/a.mdx': file('2026-05-31') })
  expect(advice.filter((line) => line.includes('reviewBy'))).toEqual([
    expect.stringMatching(
      /^content\/vendor-risk\/a\.mdx:\d+:1 · reviewBy was 2026-05-31\. Compare this file with what you do today and with its sources, and write a later day\.$/,
    ),
  ])
  const later = adviceOf({ 'vendor-risk/a.mdx': file('2026-06-01') })
  expect(later.filter((line) => line.includes('reviewBy'))).toEqual([])
})

test('says which of the pages of every site are in another language than the site', () => {
  const stock = /interface|pages\/(404|comingsoon|menu|not-sent|privacy-policy|search|thank-you)/
  expect(adviceOf(pair('Text.'))).toEqual([])
  const dutch = { ...pair('Text.'), 'settings.yaml': settingsWith({ languages: ['nl'] }) }
  const advice = adviceOf(dutch)
  expect(advice).toHaveLength(8)
  for (const line of advice) expect(line).toMatch(stock)
  expect(advice).toContain(
    'content/pages/404.mdx:1:1 · This is in English, and its language is nl: every site has its words, and visitors read them. Write them in Dutch, or change languages in content/settings.yaml.',
  )
})
