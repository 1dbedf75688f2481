import { stringify } from 'yaml'
import type * as z from 'zod'
import { exampleValue } from '../collections/fields/field-help'
import { question } from '../collections/fields/items'
import { serviceSchema } from '../collections/services'
import { settingsSchema } from '../collections/settings'
import {
  article,
  type Files,
  homeWith,
  linesOf,
  offering,
  page,
  person,
  settingsWith,
} from '../testing/content-fixture'

const messagesOf = (files: Files) => linesOf({ ...person, ...files }).join('\n')

/** Returns an article whose first heading is `one`. */
const ledgers = (lines: string[] = [], body = '') => article('Ledgers', lines, `## One\n\n${body}`)
const nodes = (lines: string[] = [], body = 'Text.') => article('Nodes', lines, body)

const { serviceGroups: groups } = exampleValue(settingsSchema) as z.input<typeof settingsSchema>

type Case = [name: string, files: Files, report: string]

describe('a reference', () => {
  const cases: Case[] = [
    [
      'to an entry that exists has no diagnostics',
      { 'articles/a.mdx': ledgers(['relatedArticles: [b]']), 'articles/b.mdx': nodes() },
      '',
    ],
    [
      'to an entry that does not exist',
      {
        'articles/ledgers.mdx': ledgers(['relatedArticles:', '  - ledgrs', '  - nothing-like-it']),
      },
      [
        'content/articles/ledgers.mdx:9:5 · relatedArticles[0] is “ledgrs”, but there is no content/articles/ledgrs.mdx. Did you mean ledgers?',
        'content/articles/ledgers.mdx:10:5 · relatedArticles[1] is “nothing-like-it”, but there is no content/articles/nothing-like-it.mdx. Write the name of a file in content/articles, without its ending.',
      ].join('\n'),
    ],
    [
      'to the file itself',
      { 'articles/a.mdx': ledgers(['relatedArticles: [a]']) },
      'content/articles/a.mdx:8:19 · relatedArticles[0] is “a”, which is this file itself. Name another one, or remove it.',
    ],
    [
      'is checked in a file that has other diagnostics as well',
      { 'articles/a.mdx': ledgers(['relatedArticles: [nothing]', 'titel: x']) },
      [
        'content/articles/a.mdx:8:19 · relatedArticles[0] is “nothing”, but there is no content/articles/nothing.mdx. Write the name of a file in content/articles, without its ending.',
        'content/articles/a.mdx:9:1 · titel is not a field of an article. Did you mean title?',
      ].join('\n'),
    ],
    [
      'to a picture that does not exist',
      {
        'articles/a.mdx': ledgers(['cover: { src: ./Cover.png, alt: A }']),
        'articles/cover.png': '',
      },
      'content/articles/a.mdx:8:10 · cover.src is ./Cover.png, but there is no such picture. Did you mean ./cover.png?',
    ],
    [
      'of the settings to a poster that does not exist',
      {
        'settings.yaml': settingsWith({ video: exampleValue(settingsSchema.shape.video) }),
        'home.mdx': homeWith('media'),
      },
      'content/settings.yaml:42:5 · video.poster.src is ./portrait.png, but there is no such picture. Put the picture beside this file.',
    ],
    [
      'to one of two groups of services of the same name',
      {
        'settings.yaml': settingsWith({
          serviceGroups: ['one', 'one'].map((group) => ({ ...groups[0], group })),
        }),
      },
      [
        'content/settings.yaml:24:5 · serviceGroups[0].group is “one”, as in another group. Give each its own.',
        'content/settings.yaml:27:5 · serviceGroups[1].group is “one”, as in another group. Give each its own.',
      ].join('\n'),
    ],
    [
      'to a category by its name',
      { 'articles/a.mdx': ledgers().replace('category: strategy', 'category: Strategy') },
      '',
    ],
    [
      'to a category of the blog that the settings do not list',
      { 'articles/a.mdx': ledgers().replace('category: strategy', 'category: strategie') },
      'content/articles/a.mdx:4:1 · category is “strategie”, but content/settings.yaml has no such category. Did you mean strategy?',
    ],
    [
      'to a budget in settings without budgets',
      {
        'offerings/a.mdx': offering('We build.').replace(
          'icon:',
          'terms: { length: Ten days, band: small, endsWith: A note, bandFor: the whole, movedBy: [Size], excludes: [Travel] }\nicon:',
        ),
      },
      'content/offerings/a.mdx:4:28 · terms.band is “small”, but content/settings.yaml has no such budget. Add it there.',
    ],
  ]
  test.each(cases)('%s', (_name, files, report) => expect(messagesOf(files)).toBe(report))
})

const links = (...pages: string[]) => pages.map((page) => ({ page }))

describe('a link', () => {
  const cases: Case[] = [
    [
      'of header or footer to no page, to a part of a list, and to another site',
      {
        'articles/a.mdx': ledgers(),
        'settings.yaml': settingsWith({
          header: links('/abuot', '/blog', '/blog/a'),
          footer: links('/blog', '/solutions', '/blog/category/strategy', 'https://a.example'),
        }),
      },
      [
        'content/settings.yaml:31:5 · header[0].page leads to /abuot, but there is no such page. Did you mean /about?',
        'content/settings.yaml:36:5 · footer[1].page leads to /solutions, but there is no such page. Write the address of a page that exists, for example: /contact',
        'content/settings.yaml:37:5 · footer[2].page is /blog/category/strategy, which is a part of another list. Write the address of a whole one, for example: /blog',
        'content/settings.yaml:38:5 · footer[3].page is “https://a.example”, which is not the address of a page of this site: /page. Write, for example: page: /contact',
      ].join('\n'),
    ],
    [
      'to pages, headings, sections and files that exist has no diagnostics',
      {
        'articles/a.mdx': ledgers(
          [],
          '[b](/blog/b) [here](#one) [home](/#contact) [q](/blog/b?x=1#x)',
        ),
        'articles/b.mdx': nodes([], '## X\n\n[a](/blog/a#one)'),
      },
      '',
    ],
    [
      'to no page',
      { 'articles/a.mdx': ledgers([], '[b](/blog/aa) [c](/articles/a)') },
      [
        'content/articles/a.mdx:11:1 · The link leads to /blog/aa, but there is no such page. Did you mean /blog/a?',
        'content/articles/a.mdx:11:15 · The link leads to /articles/a, but there is no such page. Write the address of a page that exists, for example: /contact',
      ].join('\n'),
    ],
    [
      'to no heading, here or on another page',
      {
        'articles/a.mdx': ledgers([], '[b](#onne) [c](/blog/b#two) [d](#%)'),
        'articles/b.mdx': nodes(),
      },
      [
        'content/articles/a.mdx:11:1 · The link leads to #onne, but content/articles/a.mdx has no such heading. Did you mean #one?',
        'content/articles/a.mdx:11:12 · The link leads to #two, but content/articles/b.mdx has no such heading. It has no headings to link to.',
        'content/articles/a.mdx:11:29 · The link leads to #%, but content/articles/a.mdx has no such heading. Its headings are #one.',
      ].join('\n'),
    ],
    [
      'with a slash at the end',
      { 'articles/a.mdx': ledgers([], '[b](/blog/b/#x)'), 'articles/b.mdx': nodes([], '## X') },
      'content/articles/a.mdx:11:1 · The link leads to /blog/b/, but addresses have no / at the end here. Write /blog/b#x',
    ],
    [
      'to this site by its whole address',
      { 'articles/a.mdx': ledgers([], '[b](https://www.tirtana.example/blog/a)') },
      'content/articles/a.mdx:11:1 · The link leads to https://www.tirtana.example/blog/a, a page of this site. Write its address from the first / on: /blog/a',
    ],
    [
      'to a former address',
      {
        'articles/a.mdx': ledgers(['formerSlugs: [old]']),
        'articles/b.mdx': nodes([], '[a](/blog/old)'),
      },
      'content/articles/b.mdx:9:1 · The link leads to /blog/old, which has moved. Write /blog/a',
    ],
    [
      'in a field',
      {
        'pages/about.mdx':
          '---\ntitle: About\nheading: About\nmetaDescription: About has a description that is long enough to be shown in a search engine.\nsections:\n  - key: a\n    title: A\n    button:\n      text: Ask\n      link: /contatc\n---\n',
        'pages/contact.mdx': page('Contact'),
      },
      'content/pages/about.mdx:10:7 · sections[0].button.link leads to /contatc, but there is no such page. Did you mean /contact?',
    ],
  ]
  test.each(cases)('%s', (_name, files, report) => expect(messagesOf(files)).toBe(report))
})

describe('what must be different', () => {
  const cases: Case[] = [
    [
      'titles and descriptions',
      { 'articles/a.mdx': nodes(), 'articles/b.mdx': nodes() },
      [
        'content/articles/b.mdx:2:1 · title is “Nodes”, which is the title of content/articles/a.mdx too. Write a different one.',
        'content/articles/b.mdx:3:1 · metaDescription is “Nodes is an article with a description that is long enough…”, which is the metaDescription of content/articles/a.mdx too. Write a different one.',
      ].join('\n'),
    ],
    [
      'former addresses and present ones',
      {
        'articles/a.mdx': ledgers(['formerSlugs: [b, old, old, a]']),
        'articles/b.mdx': nodes(['formerSlugs: [old]']),
      },
      [
        'content/articles/a.mdx:8:15 · formerSlugs[0] is “b”, but /blog/b belongs to content/articles/b.mdx. Remove it here or there.',
        'content/articles/a.mdx:8:23 · formerSlugs[2] is “old”, which is this page’s own address or stands here twice. Remove it.',
        'content/articles/a.mdx:8:28 · formerSlugs[3] is “a”, which is this page’s own address or stands here twice. Remove it.',
        'content/articles/b.mdx:8:15 · formerSlugs[0] is “old”, but /blog/old belongs to content/articles/a.mdx. Remove it here or there.',
      ].join('\n'),
    ],
  ]
  test.each(cases)('%s', (_name, files, report) => expect(messagesOf(files)).toBe(report))
})

describe('the text of a service', () => {
  /** Returns words that no other service has, in sentences of ten. */
  const words = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => `${name}${i}${i % 10 === 9 ? '.' : ''}`).join(' ')
  const example = exampleValue(serviceSchema) as z.input<typeof serviceSchema>
  const { services } = example
  const process = exampleValue(serviceSchema.shape.process) as NonNullable<typeof example.process>
  const benefits = exampleValue(serviceSchema.shape.benefits) as NonNullable<
    typeof example.benefits
  >
  const questions = [exampleValue(question)]
  const repeat = <T>([item]: readonly T[], times: number): T[] =>
    Array.from({ length: times }, () => structuredClone(item) as T)
  const steps = repeat(process.steps, 2)
  const service = (name: string, body: string, change: object = {}) =>
    `---\n${stringify({
      ...example,
      title: `Service ${name}`,
      metaDescription: `Service ${name} has a description that is long enough to be shown in a search engine.`,
      hero: { ...example.hero, secondaryButton: { text: 'Ask', link: '/contact' } },
      services: { ...services, features: repeat(services.features, 3) },
      process: { ...process, steps },
      benefits: { ...benefits, items: repeat(benefits.items, 2) },
      questions: repeat(questions, 3),
      ...change,
    })}---\n${body}\n`
  const contact = { 'pages/contact.mdx': page('Contact') }

  test('has enough questions', () => {
    const change = { questions }
    expect(
      messagesOf({ ...contact, 'services/a.mdx': service('a', words(300, 'a'), change) }),
    ).toContain(
      'questions has 1 item, but needs at least 3. Add 2, for example:\n    - question: Do we have to replace our ERP?\n      answer: No. We connect to what you run.',
    )
  })

  test('is in a group of the settings', () => {
    const change = { group: 'it-consultng' }
    const files = { ...contact, 'services/a.mdx': service('a', words(300, 'a'), change) }
    expect(messagesOf(files)).toContain(
      '· group is “it-consultng”, but content/settings.yaml has no such group. Did you mean it-consulting?',
    )
  })

  test('can be short, without parts that its button leads to', () => {
    const report = (link: string) =>
      messagesOf({
        ...contact,
        'services/a.mdx': service('a', words(300, 'a'), {
          hero: { ...example.hero, secondaryButton: link ? { text: 'More', link } : undefined },
          ...{ process: undefined, benefits: undefined, questions: undefined },
          ...{ firstCta: undefined, finalCta: undefined },
        }),
      })
    expect(report('')).toBe('')
    expect(report('#benefits')).toContain('#benefits')
    expect(report('#portfolio')).toContain('#portfolio')
  })

  test('can have the process and the questions of another one, which has its own', () => {
    const none = { process: undefined, questions: undefined }
    const report = (change: object, other: object = {}) =>
      messagesOf({
        ...contact,
        // Long enough for the fields that the examples have in common.
        'services/a.mdx': service('a', words(490, 'a'), change),
        'services/b.mdx': service('b', words(490, 'b'), other),
      })
    const taken = { ...none, processOf: 'b', questionsOf: 'b' }
    expect(report(taken)).toBe('')
    expect(report({ processOf: 'b' })).toContain(
      '· processOf is “b”, whose process the page would show, and this file has process of its own. Remove one of the two.',
    )
    expect(report(taken, none)).toContain(
      '· questionsOf is “b”, but content/services/b.mdx has no questions. Name a service that has, or write questions here.',
    )
    expect(report({ ...none, processOf: 'c' })).toContain('there is no content/services/c.mdx')
    expect(report({ ...none, processOf: 'b' }, { status: 'coming-soon' })).toContain(
      'content/services/b.mdx is coming soon. Name a service that shows its process.',
    )
    const chain = { ...none, processOf: 'a' }
    expect(report({ ...none, processOf: 'b' }, chain)).toContain(
      'content/services/b.mdx takes them from “a” itself.',
    )
  })

  test.each([99, 501])('is not %d words long', (count) => {
    expect(messagesOf({ ...contact, 'services/a.mdx': service('a', words(count, 'a')) })).toMatch(
      new RegExp(
        `^content/services/a\\.mdx:\\d+:1 · The text below the frontmatter has ${count} words, but a service needs 100 to 500. Say how a client can tell that this is needed, what to prepare, what commonly goes wrong and when not to do it\\.$`,
      ),
    )
  })

  test('is its own', () => {
    const shared = words(60, 'shared')
    const files = {
      ...contact,
      'services/a.mdx': service('a', `${words(300, 'a')}\n\n${shared}`),
      'services/b.mdx': service('b', `${words(300, 'b')}\n\nSo ${shared}`),
    }
    expect(messagesOf(files)).toBe(
      'content/services/b.mdx:60:4 · 27% of the text stands in content/services/a.mdx too, and 8% is the most that two files may share. Write what is true of this one only. The longest passage in both: “shared0 shared1 shared2 shared3 shared4 shared5 shared6 shared7 shared8 shared9 shared10 shared11 shared12 shared13 shared14 shared15 shared16 shared17 shared1…”',
    )
  })
})

test('words that say nothing are named, and their other meanings are not', () => {
  const body = [
    'A seamless, cutting-edge and state-of-\nthe-art way to leverage your data.',
    'Holistic synergies empower teams; we delve, elevate and harness the future.',
    'Next generation, world-class, best in class, game-changing, bespoke, turnkey: effortless.',
    'It revolutionises, supercharges and is transformative. Unlock the full potential.',
    'Position leverage is capped, tokens unlock in March, the test harness runs, elevated rights',
    'are revoked. See `seamless()`, [docs](/#contact) and https://seamless.example/bespoke.',
    '[Letters](mailto:turnkey.(bespoke).seamless@tirtana.example)',
  ].join('\n\n')
  const report = messagesOf({ 'offerings/a.mdx': offering(body) })
  const found = [...report.matchAll(/mdx:(\d+):\d+ · “(.*?)” is one/g)]
  expect(found.map(([, line, words]) => `${line} ${words}`).join(', ')).toBe(
    [
      '6 seamless, 6 cutting-edge, 6 state-of- the-art, 7 to leverage',
      '9 Holistic, 9 synergies, 9 empower, 9 delve, 9 elevate, 9 harness the',
      '11 Next generation, 11 world-class, 11 best in class, 11 game-changing, 11 bespoke, 11 turnkey',
      '11 effortless, 13 revolutionises, 13 supercharges, 13 transformative, 13 Unlock the full potential',
    ].join(', '),
  )
  expect(messagesOf({ 'offerings/a.mdx': offering('A seamless way.') })).toBe(
    'content/offerings/a.mdx:6:3 · “seamless” is one of the words that this site does without. Say what nobody has to do any more, for example: without re-keying.',
  )
})
