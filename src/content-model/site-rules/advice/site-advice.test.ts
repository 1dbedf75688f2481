import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import {
  adviceOf,
  article,
  type Files,
  industry,
  page,
  person,
  settingsWith,
  vendorFile,
} from '../../testing/content-fixture'

const pair = (body: string): Files => ({
  ...person,
  'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]'], body),
  'articles/b.mdx': article('Nodes'),
})

test('advises on headings that skip a level', () => {
  expect(adviceOf(pair('## One\n\n### Two\n\n## Three\n\n#### Four'))).toEqual([
    'content/articles/a.mdx:16:1 · “#### Four” skips a level after a heading with ##. Write ###',
  ])
  expect(adviceOf(pair('### One'))).toEqual([
    'content/articles/a.mdx:10:1 · “### One” skips a level after the page’s title. Write ##',
  ])
})

test('advises on pictures that are too small or too large', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = (width: number, height: number, more = {}) =>
    sharp({ create: { width, height, channels: 3, background: 'red', ...more } })
      .png()
      .toBuffer()
  expect(
    adviceOf({
      ...pair('![A line](./small.png)\n\n![A line](./wide.png)\n\n![Grain](./heavy.png)'),
      'articles/small.png': await picture(600, 400),
      'articles/wide.png': await picture(2000, 8),
      'articles/heavy.png': await picture(400, 400, { noise }),
      'team/rina.png': await picture(2000, 8),
    }),
  ).toEqual([
    'content/articles/a.mdx:10:1 · ./small.png is 600 px wide, and pages show it up to 960 px wide: on sharp screens it looks blurred. Save it 1920 px wide.',
    'content/articles/a.mdx:12:1 · ./wide.png is 2000 px wide, and pages show it 960 px wide at most. Save it 1920 px wide.',
    expect.stringMatching(
      /^content\/articles\/a\.mdx:14:1 · \.\/heavy\.png is \d+ KB\. Save it at 300 KB or less, for example as WebP\.$/,
    ),
    'content/team/rina-hartono.mdx:7:3 · ./rina.png is 2000 px wide, and pages show it 480 px wide at most. Save it 960 px wide.',
  ])
})

test('reminds of overdue reviews of figures and files', () => {
  const figure = { value: '10K+', label: 'calls' }
  const stats = ['2026-05-31', '2026-06-01'].map((reviewBy) => ({ ...figure, reviewBy }))
  const advice = (reviewBy: string) =>
    adviceOf({
      'industries/a.mdx': industry(...stats),
      'vendor-risk/a.mdx': vendorFile({ reviewBy }),
    }).filter((line) => line.includes('reviewBy'))
  const ofFigure =
    'content/industries/a.mdx:10:5 · stats[0].reviewBy was 2026-05-31. Check whether the figure is still true, and write a later date.'
  expect(advice('2026-06-01')).toEqual([ofFigure])
  expect(advice('2026-05-31')).toEqual([
    ofFigure,
    expect.stringMatching(
      /^content\/vendor-risk\/a\.mdx:\d+:1 · reviewBy was 2026-05-31\. Compare this file with your current practice and its sources, and write a later date\.$/,
    ),
  ])
})

test('advises on stock pages that are not in the site’s language', () => {
  const stock = /interface|pages\/(404|comingsoon|menu|not-sent|privacy-policy|search|thank-you)/
  expect(adviceOf(pair('Text.'))).toEqual([])
  const dutch = { ...pair('Text.'), 'settings.yaml': settingsWith({ languages: ['nl'] }) }
  const advice = adviceOf(dutch)
  expect(advice).toHaveLength(8)
  for (const line of advice) expect(line).toMatch(stock)
  expect(advice).toContain(
    'content/pages/404.mdx:1:1 · This text is in English, but the language of this file is nl. Write it in Dutch, or change languages in content/settings.yaml.',
  )
})

test('advises if the search cannot index every word', () => {
  const articles = (number: number): Files => ({
    ...person,
    ...Object.fromEntries(
      Array.from({ length: number }, (_, index) => [
        `articles/a${index}.mdx`,
        article(`Ledger number ${index}`, ['relatedArticles: []']),
      ]),
    ),
  })
  const advice = (number: number) =>
    adviceOf(articles(number)).filter((line) => line.startsWith('content/articles:'))
  expect(advice(100)).toEqual([])
  expect(advice(101)).toEqual([
    'content/articles:1:1 · There are 101 articles. Above 100, the search indexes only the first 594 words of each. Add search terms from the rest of the text to the page’s keywords.',
  ])
})

test('advises on animated pictures, because pages show a single frame', async () => {
  const frames = [10, 200].map((red) => Buffer.alloc(900 * 900 * 3, red))
  const raw = { width: 900, height: 1800, channels: 3 as const, pageHeight: 900 }
  const webp = await sharp(Buffer.concat(frames), { raw }).webp({ loop: 0 }).toBuffer()
  const still = await sharp(frames[0], { raw: { ...raw, height: 900 } })
    .png()
    .toBuffer()
  // The chunk acTL before the pixels makes a PNG animated.
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0', 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(chunk.subarray(4)))
  const png = Buffer.concat([still.subarray(0, 33), chunk, check, still.subarray(33)])
  const animated = (line: number, name: string) =>
    `content/articles/a.mdx:${line}:1 · ./${name} is animated, and pages show only its first frame. Save that frame as a picture, or write a link to the film: [The film](https://…)`
  expect(
    adviceOf({
      ...pair('![Red](./a.webp)\n\n![Red](./a.png)'),
      'articles/a.webp': webp,
      'articles/a.png': png,
    }),
  ).toEqual([animated(10, 'a.webp'), animated(12, 'a.png')])
})

test('advises on links to text versions', () => {
  expect(adviceOf(pair('[This](/blog/a.md#part) and [nodes](/blog/b)\n\n## Part'))).toEqual([
    'content/articles/a.mdx:10:1 · The link points to /blog/a.md, the text version of a page for programs. Write /blog/a#part',
  ])
})

describe('labels of buttons', () => {
  const withButtons = (...buttons: object[]) =>
    adviceOf({
      ...pair('Text.'),
      'pages/about.mdx': page('About').replace(/---\n$/, `sections: ${sectionsOf(buttons)}\n---\n`),
    }).filter((line) => line.includes('utton') || line.includes('form'))
  const sectionsOf = (buttons: object[]) =>
    JSON.stringify(buttons.map((button, index) => ({ key: `s${index}`, title: 'Next', button })))

  test('that promise more than the form does are reported', () => {
    expect(
      withButtons(
        { text: 'Upload your contract' },
        { text: 'Download the price list', link: '/contact' },
        { text: 'Download the price list', link: '/blog' },
        { text: 'Send us your question' },
      ).map((line) => line.replace(/:\d+:\d+/, '')),
    ).toEqual([
      'content/pages/about.mdx · “Upload your contract” links to the contact form, which does not accept files. Describe the form instead, for example: Send us your question',
      'content/pages/about.mdx · “Download the price list” links to the contact form, which is not a file. Describe the form instead, for example: Send us your question',
    ])
  })

  test('are reported above twenty', () => {
    const buttons = (number: number) =>
      Array.from({ length: number }, (_, index) => ({ text: `Ask ${index}` }))
    expect(withButtons(...buttons(15))).toEqual([])
    expect(withButtons(...buttons(25))).toEqual([
      expect.stringMatching(
        /· Buttons have 2\d labels, and 2\d of them occur only once, for example “.+”\./,
      ),
    ])
  })
})

test('advises on descriptions that are not sentences', () => {
  expect(
    adviceOf({
      ...pair('Text.'),
      'portfolio/a.mdx':
        '---\nname: Lots\ndescription: Two weeks, funded\nimpact: It works.\ntags: [A]\n---\n',
    }).filter((line) => line.includes('full stop')),
  ).toEqual([
    'content/portfolio/a.mdx:3:1 · description ends without a full stop: “Two weeks, funded”. Write a full sentence, for example: You get the findings within two weeks.',
  ])
})
