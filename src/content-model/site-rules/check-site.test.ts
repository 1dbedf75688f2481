import type * as z from 'zod'
import { exampleValue } from '../collections/fields/field-help'
import { question } from '../collections/fields/items'
import { serviceSchema } from '../collections/services'
import { settingsSchema } from '../collections/settings'
import { service } from '../testing/choosing-fixture'
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

const messagesOf = (files: Files) => linesOf({ ...person, ...files })

/** Returns an article whose first heading is `one`. */
const ledgers = (lines: string[] = [], body = '') => article('Ledgers', lines, `## One\n\n${body}`)
const nodes = (lines: string[] = [], body = 'Text.') => article('Nodes', lines, body)

const { serviceGroups: groups } = exampleValue(settingsSchema) as z.input<typeof settingsSchema>

describe('a reference', () => {
  test('to an entry, a category or a picture that is there has no diagnostics', () => {
    const byName = ledgers(['relatedArticles: [b]']).replace('strategy', 'Strategy')
    expect(messagesOf({ 'articles/a.mdx': byName, 'articles/b.mdx': nodes() })).toEqual([])
  })

  test('to what does not exist says so, in a file that has other diagnostics as well', () => {
    const lines = [
      'relatedArticles: [ledgrs, nothing-like-it, ledgers]',
      'cover: { src: ./Cover.png, alt: A }',
      'titel: x',
    ]
    const files = {
      'articles/ledgers.mdx': ledgers(lines).replace('strategy', 'strategie'),
      'articles/cover.png': '',
    }
    expect(messagesOf(files)).toEqual([
      'content/articles/ledgers.mdx:4:1 · category is “strategie”, but content/settings.yaml has no such category. Did you mean strategy?',
      'content/articles/ledgers.mdx:8:19 · relatedArticles[0] is “ledgrs”, but there is no content/articles/ledgrs.mdx. Did you mean ledgers?',
      'content/articles/ledgers.mdx:8:27 · relatedArticles[1] is “nothing-like-it”, but there is no content/articles/nothing-like-it.mdx. Write the name of a file in content/articles, without its ending.',
      'content/articles/ledgers.mdx:8:44 · relatedArticles[2] is “ledgers”, which is this file itself. Name another one, or remove it.',
      'content/articles/ledgers.mdx:9:10 · cover.src is ./Cover.png, but there is no such picture. Did you mean ./cover.png?',
      'content/articles/ledgers.mdx:10:1 · titel is not a field of an article. Did you mean title?',
    ])
  })

  test('to a kind of services that the settings lack names the nearest one', () => {
    const kinds = { serviceKinds: [{ kind: 'oven-repair', name: 'Oven repair' }] }
    const file = (kind: string) => ({
      'settings.yaml': settingsWith(kinds),
      'services/a.mdx': service('A').replace('integration-services', kind),
    })
    expect(messagesOf(file('Oven repair'))).toEqual([])
    expect(messagesOf(file('oven-repiar')).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'content/services/a.mdx · hero.subtitle is “oven-repiar”, but content/settings.yaml has no such service kind. Did you mean oven-repair?',
    ])
  })

  test('to no range of the form is enough with a price, and a price is needed without one', () => {
    const terms =
      'length: Ten days, endsWith: A note, bandFor: the whole, movedBy: [Size], excludes: [Travel]'
    const file = (price: string) => ({
      'offerings/a.mdx': offering('We build.').replace(
        'icon:',
        `terms: { ${price}${terms} }\nicon:`,
      ),
    })
    expect(messagesOf(file('price: Rp 25 million, '))).toEqual([])
    expect(messagesOf(file(''))).toEqual([
      'content/offerings/a.mdx:4:1 · terms.price is missing. Write, for example: price: Rp 25 million. Or write a range of the contact form, for example: band: small',
    ])
  })

  test('of the settings, or to what they lack, says so', () => {
    const files = {
      'settings.yaml': settingsWith({
        video: exampleValue(settingsSchema.shape.video),
        serviceGroups: ['one', 'one'].map((group) => ({ ...groups[0], group })),
      }),
      'home.mdx': homeWith('media'),
      'offerings/a.mdx': offering('We build.').replace(
        'icon:',
        'terms: { length: Ten days, band: small, endsWith: A note, bandFor: the whole, movedBy: [Size], excludes: [Travel] }\nicon:',
      ),
    }
    expect(messagesOf(files).map((line) => line.replace(/(yaml):\d+/, '$1'))).toEqual([
      'content/offerings/a.mdx:4:28 · terms.band is “small”, but content/settings.yaml has no such budget. Add it there.',
      'content/settings.yaml:5 · serviceGroups[0].group is “one”, as in another group. Give each its own.',
      'content/settings.yaml:5 · serviceGroups[1].group is “one”, as in another group. Give each its own.',
      'content/settings.yaml:5 · video.poster.src is ./portrait.png, but there is no such picture. Put the picture beside this file.',
    ])
  })
})

const links = (...pages: string[]) => pages.map((page) => ({ page }))

describe('a link', () => {
  test('to pages, headings, sections and files that exist has no diagnostics', () => {
    const files = {
      'articles/a.mdx': ledgers(
        [],
        '[b](/blog/b) [here](#one) [home](/#contact) [q](/blog/b?x=1#x)',
      ),
      'articles/b.mdx': nodes([], '## X\n\n[a](/blog/a#one)'),
    }
    expect(messagesOf(files)).toEqual([])
  })

  test('of header or footer to no page, to a part of a list, and to another site', () => {
    const files = {
      'articles/a.mdx': ledgers(),
      'settings.yaml': settingsWith({
        header: links('/abuot', '/blog', '/blog/a'),
        footer: links('/blog', '/solutions', '/blog/category/strategy', 'https://a.example'),
      }),
    }
    expect(messagesOf(files)).toEqual([
      'content/settings.yaml:34:5 · header[0].page leads to /abuot, but there is no such page. Did you mean /about?',
      'content/settings.yaml:39:5 · footer[1].page leads to /solutions, but there is no such page. Write the address of a page that exists, for example: /contact',
      'content/settings.yaml:40:5 · footer[2].page is /blog/category/strategy, which is a part of another list. Write the address of a whole one, for example: /blog',
      'content/settings.yaml:41:5 · footer[3].page is “https://a.example”, which is not the address of a page of this site: /page. Write, for example: page: /contact',
    ])
  })

  test('in a text or a field that leads nowhere says where it might', () => {
    const text = [
      '[b](/blog/aa) [c](/articles/a)',
      '[b](#onne) [c](/blog/b#two) [d](#%)',
      '[b](/blog/b/#x)',
      '[b](https://www.tirtana.example/blog/a)',
      '[a](/blog/old)',
    ]
    const button = 'sections:\n  - { key: a, title: A, button: { text: Ask, link: /contatc } }\n---'
    const files = {
      'articles/a.mdx': ledgers([], text.join('\n')),
      'articles/b.mdx': nodes(['formerSlugs: [old]']),
      'pages/about.mdx': page('About').replace(/---\n$/, button),
    }
    const beginning = (line: number) => `content/articles/a.mdx:${line} · The link points to`
    expect(messagesOf(files).map((line) => line.replace(/:(\d+):\d+ ·/, ':$1 ·'))).toEqual([
      `${beginning(11)} /blog/aa, but there is no such page. Did you mean /blog/a?`,
      `${beginning(11)} /articles/a, but there is no such page. Write the address of a page that exists, for example: /contact`,
      `${beginning(12)} #onne, but content/articles/a.mdx has no such heading. Did you mean #one?`,
      `${beginning(12)} #two, but content/articles/b.mdx has no such heading. It has no headings to link to.`,
      `${beginning(12)} #%, but content/articles/a.mdx has no such heading. Its headings are #one.`,
      `${beginning(13)} /blog/b/, but addresses have no / at the end here. Write /blog/b#x`,
      `${beginning(14)} https://www.tirtana.example/blog/a, a page of this site. Write its address from the first / on: /blog/a`,
      `${beginning(15)} /blog/old, which has moved. Write /blog/b`,
      'content/pages/about.mdx:6 · sections[0].button.link leads to /contatc, but there is no such page. Did you mean /contact?',
    ])
  })
})

test('titles, descriptions, and former addresses and present ones are different', () => {
  const files = {
    'articles/a.mdx': nodes(['formerSlugs: [b, old, old, a]']),
    'articles/b.mdx': nodes(['formerSlugs: [old]']),
  }
  expect(messagesOf(files)).toEqual([
    'content/articles/a.mdx:8:15 · formerSlugs[0] is “b”, but /blog/b belongs to content/articles/b.mdx. Remove it here or there.',
    'content/articles/a.mdx:8:23 · formerSlugs[2] is “old”, which is this page’s own address or stands here twice. Remove it.',
    'content/articles/a.mdx:8:28 · formerSlugs[3] is “a”, which is this page’s own address or stands here twice. Remove it.',
    'content/articles/b.mdx:2:1 · title is “Nodes”, which is the title of content/articles/a.mdx too. Write a different one.',
    'content/articles/b.mdx:3:1 · metaDescription is “Nodes is an article with a description that is long enough…”, which is the metaDescription of content/articles/a.mdx too. Write a different one.',
    'content/articles/b.mdx:8:15 · formerSlugs[0] is “old”, but /blog/old belongs to content/articles/a.mdx. Remove it here or there.',
  ])
})

describe('a service', () => {
  const contact = { 'pages/contact.mdx': page('Contact') }
  const reportOn = (a: string, b?: string) =>
    messagesOf({ ...contact, 'services/a.mdx': a, ...(b && { 'services/b.mdx': b }) }).join('\n')
  const { hero } = exampleValue(serviceSchema) as z.input<typeof serviceSchema>

  test('has enough questions, and is in a group of the settings', () => {
    const report = reportOn(
      service('A', { questions: [exampleValue(question)], group: 'it-consultng' }),
    )
    expect(report).toContain(
      'questions has 1 item, but needs at least 3. Add 2, for example:\n    - question: Do we have to replace our ERP?\n      answer: No. We connect to what you run.',
    )
    expect(report).toContain(
      '· group is “it-consultng”, but content/settings.yaml has no such group. Did you mean it-consulting?',
    )
  })

  test('can be short, without parts that its button leads to', () => {
    const report = (link: string) =>
      reportOn(service('A', { hero: { ...hero, secondaryButton: { text: 'More', link } } }))
    expect(report('/contact')).toBe('')
    expect(report('#benefits')).toContain('#benefits')
    expect(report('#portfolio')).toContain('#portfolio')
  })

  test('can have the process and the questions of another one, which has its own', () => {
    const whole = service('B', {}, { parts: ['process', 'questions'] })
    const taken = service('A', { processOf: 'b', questionsOf: 'b' })
    expect(reportOn(taken, whole)).toBe('')
    expect(reportOn(service('A', { processOf: 'b' }, { parts: ['process'] }), whole)).toContain(
      '· processOf is “b”, but this file has process too. Remove processOf or process.',
    )
    expect(reportOn(taken)).toContain('there is no content/services/b.mdx')
    for (const other of [{}, { status: 'coming-soon' }, { processOf: 'a' }])
      expect(reportOn(taken, service('B', other))).toContain(
        '· processOf is “b”, but content/services/b.mdx shows no process of its own. Name a service that does, or write process here.',
      )
  })

  test.each([99, 501])('has no text of %d words', (words) => {
    expect(reportOn(service('A', {}, { words }))).toMatch(
      new RegExp(
        `^content/services/a\\.mdx:\\d+:1 · The text below the frontmatter has ${words} words, but a service needs 100 to 500. Explain how a client recognises the need, how to prepare, common failures, and when not to do it\\.$`,
      ),
    )
  })

  test('has a text of its own', () => {
    const shared = Array.from({ length: 60 }, (_, index) => `shared${index}`).join(' ')
    const one = `${service('A')}\n\n${shared}\n\nAnd what follows is in both.`
    const report = reportOn(one, `${service('B')}\n\nSo ${shared}\n\nAnd what follows is in both.`)
    expect(report).toMatch(
      /^content\/services\/b\.mdx:\d+:4 · \d\d% of the text stands in content\/services\/a\.mdx too, and 8% is the most that two files may share\. Write what is true of this one only\. The longest passage in both: “shared0 shared1 .* shared16 shared17 shared1…”$/,
    )
  })
})

test('banned words of the settings are named, and their other meanings are not', () => {
  const bannedWords = [
    { words: ['seamless(ly)?', 'state of the art'], advice: 'Say what nobody has to do any more.' },
    { words: ['elevat(e|ing)|elevated (?!right)'], advice: 'Give both figures.' },
  ]
  const body = [
    'A Seamless, state-of-\nthe-art way to elevate data, with elevated rights.',
    'See `seamless()`, [docs](/#contact) and https://seamless.example/elevate.',
    '[Letters](mailto:elevate.(seamlessly).seamless@tirtana.example)',
  ].join('\n\n')
  const files = { 'offerings/a.mdx': offering(body) }
  expect(messagesOf(files)).toEqual([])
  const message = (place: string, words: string) =>
    `content/offerings/a.mdx:${place} · “${words}” is on this site’s list of banned words.`
  expect(messagesOf({ ...files, 'settings.yaml': settingsWith({ bannedWords }) })).toEqual([
    `${message('6:3', 'Seamless')} Say what nobody has to do any more.`,
    `${message('6:13', 'state-of- the-art')} Say what nobody has to do any more.`,
    `${message('7:16', 'elevate')} Give both figures.`,
  ])
})

test('banned words that are no regular expression are a problem of the settings', () => {
  const bannedWords = [{ words: ['bespoke('], advice: 'Say what is made.' }]
  expect(messagesOf({ 'settings.yaml': settingsWith({ bannedWords }) }).join()).toMatch(
    /^content\/settings\.yaml:\d+:\d+ · bannedWords\[0\]\.words\[0\] is “bespoke\(”, which is not a word, a phrase or a regular expression\. Write, for example: - state of the art$/,
  )
})
