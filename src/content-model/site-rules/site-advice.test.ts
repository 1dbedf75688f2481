import { rmSync } from 'node:fs'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { checkContent } from '../check/check'
import { formatDiagnostic } from '../check/diagnostics'
import { exampleValue } from '../collections/fields/field-help'
import { industrySchema } from '../collections/industries'
import { vendorFileSchema } from '../collections/vendor-risk'
import { article, type Files, person, settingsWith, writeContent } from '../testing/content-fixture'
import { advise } from './site-advice'

const words = (number: number) => `One ${'word '.repeat(number - 2)}more.`

/** Returns the advice on a content tree, a line for each. */
async function adviceOn(files: Files): Promise<string[]> {
  const root = writeContent(files)
  try {
    const check = checkContent(root)
    expect(check.diagnostics).toEqual([])
    return advise(check, { root, today: '2026-06-01' }).map(formatDiagnostic)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Returns two articles that link to each other, so that there is no advice on their links. */
const pair = (body: string, lines: string[] = []): Files => ({
  ...person,
  'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]', ...lines], body),
  'articles/b.mdx': article('Nodes', ['relatedArticles: [a]']),
})

test('says nothing of what is well written', async () => {
  expect(
    await adviceOn(
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
])('says what could be better about %s', async (_what, body, advice) => {
  expect(await adviceOn(pair(body))).toEqual([advice])
})

test('looks at the sentences of fields', async () => {
  const card = `---\ntitle: Mainnets\ndescription: ${words(40)}\nicon: blocks\n---\n`
  expect(await adviceOn({ 'track-record/mainnets.mdx': card })).toEqual([
    'content/track-record/mainnets.mdx:3:1 · A sentence has 40 words, and readers lose the thread after 35. Make two of it: “One word word word word word word word word word word word…”',
  ])
})

test('looks at what a search result cuts off', async () => {
  const title = 'What a regulator asks of ledgers and of those who run them'
  const long = `${title}, ${'in plain words and in order, '.repeat(4)}`.slice(0, 156).trimEnd()
  const files = pair('Text.')
  files['articles/a.mdx'] = String(files['articles/a.mdx'])
    .replace('title: Ledgers', `title: ${title}`)
    .replace(/metaDescription: .*/, `metaDescription: ${long.padEnd(156, 'x')}`)
  expect(await adviceOn(files)).toEqual([
    'content/articles/a.mdx:2:1 · title makes a document title of 68 characters with the brand, and search results show about 60: “What a regulator asks of ledgers and of those who run them…” Shorten it by 8.',
    'content/articles/a.mdx:3:1 · metaDescription has 156 characters, and search results show about 155. Shorten it by 1, or say the most important thing first.',
  ])
})

test('looks for pages that no other page leads to', async () => {
  const files = pair('Text.')
  files['articles/b.mdx'] = article('Nodes')
  expect(await adviceOn(files)).toEqual([
    'content/articles/a.mdx:1:1 · No other page leads to /blog/a: readers find it in menus and lists only. Link to it from a page that they read before it.',
  ])
})

test('looks at pictures that are smaller than pages show them', async () => {
  const size = { width: 600, height: 400, channels: 3, background: 'red' } as const
  expect(
    await adviceOn({
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
    await adviceOn({
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

test('reminds of figures whose day of review has passed', async () => {
  const figure = { value: '10K+', label: 'calls' }
  const item = { title: 'Item', description: 'Words.', icon: 'blocks' }
  const industry = stringify(
    {
      ...(exampleValue(industrySchema) as object),
      paragraphs: ['One.', 'Two.'],
      stats: [
        { ...figure, reviewBy: '2026-05-31' },
        { ...figure, reviewBy: '2026-06-01' },
      ],
      challenges: { title: 'Challenges', items: [item, item, item] },
      approach: { title: 'Approach', items: [item, item, item] },
      services: [],
      formerSlugs: [],
    },
    { aliasDuplicateObjects: false },
  )
  const advice = await adviceOn({ 'industries/a.mdx': `---\n${industry}---\n` })
  expect(advice.filter((line) => line.includes('reviewBy'))).toEqual([
    'content/industries/a.mdx:16:5 · stats[0].reviewBy was 2026-05-31. Look whether the figure is still true, and write a later day.',
  ])
})

test('reminds of files whose day of review has passed', async () => {
  const file = (reviewBy: string) => {
    const fields = { ...(exampleValue(vendorFileSchema) as object), reviewBy, formerSlugs: [] }
    return `---\n${stringify({ ...fields, industries: [] }, { aliasDuplicateObjects: false })}---\nText.\n`
  }
  const advice = await adviceOn({ 'vendor-risk/a.mdx': file('2026-05-31') })
  expect(advice.filter((line) => line.includes('reviewBy'))).toEqual([
    expect.stringMatching(
      /^content\/vendor-risk\/a\.mdx:\d+:1 · reviewBy was 2026-05-31\. Compare this file with what you do today and with its sources, and write a later day\.$/,
    ),
  ])
  const later = await adviceOn({ 'vendor-risk/a.mdx': file('2026-06-01') })
  expect(later.filter((line) => line.includes('reviewBy'))).toEqual([])
})

test('says which of the pages of every site are in another language than the site', async () => {
  const stock = /interface|pages\/(404|comingsoon|menu|not-sent|privacy-policy|search|thank-you)/
  expect(await adviceOn(pair('Text.'))).toEqual([])
  const dutch = { ...pair('Text.'), 'settings.yaml': settingsWith({ languages: ['nl'] }) }
  const advice = await adviceOn(dutch)
  expect(advice).toHaveLength(8)
  for (const line of advice) expect(line).toMatch(stock)
  expect(advice).toContain(
    'content/pages/404.mdx:1:1 · This is in English, and its language is nl: every site has its words, and visitors read them. Write them in Dutch, or change languages in content/settings.yaml.',
  )
})
