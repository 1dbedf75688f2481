import type * as z from 'zod'
import { exampleValue } from '../collections/fields/field-help'
import { question } from '../collections/fields/items'
import { serviceSchema } from '../collections/services'
import { settingsSchema } from '../collections/settings'
import { service } from '../testing/choosing-fixture'
import {
  article,
  caseWith,
  type Files,
  homeWith,
  linesOf,
  offering,
  page,
  person,
  pixel,
  settingsWith,
} from '../testing/content-fixture'

const messagesOf = (files: Files) => linesOf({ ...person, ...files })

/** Returns an article with the first heading `one`. */
const ledgers = (lines: string[] = [], body = '') => article('Ledgers', lines, `## One\n\n${body}`)
const nodes = (lines: string[] = [], body = 'Text.') => article('Nodes', lines, body)

const { serviceGroups: groups } = exampleValue(settingsSchema) as z.input<typeof settingsSchema>

describe('a reference', () => {
  test('to an existing entry, category or picture is accepted', () => {
    const byName = ledgers(['relatedArticles: [b]']).replace('strategy', 'Strategy')
    expect(messagesOf({ 'articles/a.mdx': byName, 'articles/b.mdx': nodes() })).toEqual([])
  })

  test('to a missing target is reported together with other errors of the file', () => {
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
      'content/articles/ledgers.mdx:4:1 · category is “strategie”, but content/settings.yaml does not list this category. Did you mean strategy?',
      'content/articles/ledgers.mdx:8:19 · relatedArticles[0] is “ledgrs”, but there is no content/articles/ledgrs.mdx. Did you mean ledgers?',
      'content/articles/ledgers.mdx:8:27 · relatedArticles[1] is “nothing-like-it”, but there is no content/articles/nothing-like-it.mdx. Write the name of a file in content/articles, without its ending.',
      'content/articles/ledgers.mdx:8:44 · relatedArticles[2] is “ledgers”, which is this file itself. Name another entry, or remove it.',
      'content/articles/ledgers.mdx:9:10 · cover.src is ./Cover.png, but this picture does not exist. Did you mean ./cover.png?',
      'content/articles/ledgers.mdx:10:1 · titel is not a field of an article. Did you mean title?',
    ])
  })

  test('by a path gets the name', () => {
    const text = article('A').replace('rina-hartono', 'content/team/rina-hartono.mdx')
    expect(messagesOf({ 'articles/a.mdx': text }).join()).toContain(
      'author is “content/team/rina-hartono.mdx”, which is not a file name alone. Write: rina-hartono',
    )
  })

  test('to a picture with another ending gets the right name', () => {
    const text = article('A', [], '![A ledger](../team/rina.jpg)')
    expect(messagesOf({ 'articles/a.mdx': text }).join()).toContain(
      'Did you mean ../team/rina.png?',
    )
    const path = article('A', [], '![A ledger](content/articles/ledger.png)')
    expect(messagesOf({ 'articles/a.mdx': path, 'articles/ledger.png': pixel }).join()).toContain(
      'Write: ./ledger.png',
    )
  })

  test('to a misspelt domain is reported with the nearest name', () => {
    const files = (domain: string) => ({
      'settings.yaml': settingsWith({
        successStories: { domains: ['Payments'], protocols: ['EVM Based'] },
      }),
      'cases/a.mdx': caseWith({ domain }),
    })
    for (const domain of ['Payments', 'Harbour dues'])
      expect(messagesOf(files(domain)).join()).not.toContain('domain')
    expect(messagesOf(files('payment')).join()).toContain(
      'domain is “payment”, but content/settings.yaml does not list this domain. Did you mean Payments?',
    )
  })

  test('to an unknown kind of services is reported with the nearest name', () => {
    const kinds = { serviceKinds: [{ kind: 'oven-repair', name: 'Oven repair' }] }
    const file = (kind: string) => ({
      'settings.yaml': settingsWith(kinds),
      'services/a.mdx': service('A').replace('integration-services', kind),
    })
    expect(messagesOf(file('Oven repair'))).toEqual([])
    expect(messagesOf(file('oven-repiar')).map((line) => line.replace(/:\d+:\d+/, ''))).toEqual([
      'content/services/a.mdx · hero.subtitle is “oven-repiar”, but content/settings.yaml does not list this service kind. Did you mean oven-repair?',
    ])
  })

  test('to a budget is required unless the offering has a price', () => {
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

  test('in the settings, or to a missing value of the settings, is reported', () => {
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
      'content/offerings/a.mdx:4:28 · terms.band is “small”, but content/settings.yaml does not list this budget. Add it there.',
      'content/settings.yaml:5 · serviceGroups[0].group is “one”, which another group has too. Write a different value.',
      'content/settings.yaml:5 · serviceGroups[1].group is “one”, which another group has too. Write a different value.',
      'content/settings.yaml:5 · video.poster.src is ./portrait.png, but this picture does not exist. Put the picture next to this file.',
    ])
  })
})

const links = (...pages: string[]) => pages.map((page) => ({ page }))

describe('a link', () => {
  test('to an existing page, heading, section or file is accepted', () => {
    const files = {
      'articles/a.mdx': ledgers(
        [],
        '[b](/blog/b) [here](#one) [home](/#contact) [q](/blog/b?x=1#x)',
      ),
      'articles/b.mdx': nodes([], '## X\n\n[a](/blog/a#one)'),
    }
    expect(messagesOf(files)).toEqual([])
  })

  test('in the header or footer must point to a full page of this site', () => {
    const files = {
      'articles/a.mdx': ledgers(),
      'settings.yaml': settingsWith({
        header: links('/abuot', '/blog', '/blog/a'),
        footer: links('/blog', '/solutions', '/blog/category/strategy', 'https://a.example'),
      }),
    }
    expect(messagesOf(files)).toEqual([
      'content/settings.yaml:34:5 · header[0].page points to /abuot, but no page has this address. Did you mean /about?',
      'content/settings.yaml:39:5 · footer[1].page points to /solutions, but no page has this address. Write the address of a page that exists, for example: /contact',
      'content/settings.yaml:40:5 · footer[2].page is /blog/category/strategy, which is a filtered list. Write the address of a full list, for example: /blog',
      'content/settings.yaml:41:5 · footer[3].page is “https://a.example”, which is not the address of a page of this site: /page. Write, for example: page: /contact',
    ])
  })

  test('without a target is reported with the nearest address', () => {
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
      `${beginning(11)} /blog/aa, but no page has this address. Write the address of a page that exists, for example: /contact`,
      `${beginning(11)} /articles/a, but no page has this address. Write the address of a page that exists, for example: /contact`,
      `${beginning(12)} #onne, but content/articles/a.mdx does not have this heading. Did you mean #one?`,
      `${beginning(12)} #two, but content/articles/b.mdx does not have this heading. It has no headings to link to.`,
      `${beginning(12)} #%, but content/articles/a.mdx does not have this heading. Its headings are #one.`,
      `${beginning(13)} /blog/b/, but addresses of this site do not end with /. Write /blog/b#x`,
      `${beginning(14)} https://www.tirtana.example/blog/a, which is a page of this site. Write only the path: /blog/a`,
      `${beginning(15)} /blog/old, which has moved. Write /blog/b`,
      'content/pages/about.mdx:6 · sections[0].button.link points to /contatc, but no page has this address. Did you mean /contact?',
    ])
  })
})

test('titles, descriptions and addresses must be unique', () => {
  const files = {
    'articles/a.mdx': nodes(['formerSlugs: [b, old, old, a]']),
    'articles/b.mdx': nodes(['formerSlugs: [old]']),
  }
  expect(messagesOf(files)).toEqual([
    'content/articles/a.mdx:8:15 · formerSlugs[0] is “b”, but /blog/b belongs to content/articles/b.mdx. Remove it from one of the files.',
    'content/articles/a.mdx:8:23 · formerSlugs[2] is “old”, which is the current address of this page or a repetition. Remove it.',
    'content/articles/a.mdx:8:28 · formerSlugs[3] is “a”, which is the current address of this page or a repetition. Remove it.',
    'content/articles/b.mdx:2:1 · title is “Nodes”, which is also the title of content/articles/a.mdx. Write a different title.',
    'content/articles/b.mdx:3:1 · metaDescription is “Nodes is an article with a description that is long enough…”, which is also the metaDescription of content/articles/a.mdx. Write a different metaDescription.',
    'content/articles/b.mdx:8:15 · formerSlugs[0] is “old”, but /blog/old belongs to content/articles/a.mdx. Remove it from one of the files.',
  ])
})

describe('a service', () => {
  const contact = { 'pages/contact.mdx': page('Contact') }
  const reportOn = (a: string, b?: string) =>
    messagesOf({ ...contact, 'services/a.mdx': a, ...(b && { 'services/b.mdx': b }) }).join('\n')
  const { hero } = exampleValue(serviceSchema) as z.input<typeof serviceSchema>

  test('needs enough questions and a group from the settings', () => {
    const report = reportOn(
      service('A', { questions: [exampleValue(question)], group: 'it-consultng' }),
    )
    expect(report).toContain(
      'questions has 1 item, but needs at least 3. Add 2, for example:\n    - question: Do we have to replace our ERP?\n      answer: No. We connect to what you run.',
    )
    expect(report).toContain(
      '· group is “it-consultng”, but content/settings.yaml does not list this group. Did you mean it-consulting?',
    )
  })

  test('can be short, without the parts that its button links to', () => {
    const report = (link: string) =>
      reportOn(service('A', { hero: { ...hero, secondaryButton: { text: 'More', link } } }))
    expect(report('/contact')).toBe('')
    expect(report('#benefits')).toContain('#benefits')
    expect(report('#portfolio')).toContain('#portfolio')
  })

  test('can share the process and questions of a service that has them', () => {
    const whole = service('B', {}, { parts: ['process', 'questions'] })
    const taken = service('A', { processOf: 'b', questionsOf: 'b' })
    expect(reportOn(taken, whole)).toBe('')
    expect(reportOn(service('A', { processOf: 'b' }, { parts: ['process'] }), whole)).toContain(
      '· processOf is “b”, but this file has process too. Remove processOf or process.',
    )
    expect(reportOn(taken)).toContain('there is no content/services/b.mdx')
    for (const other of [{}, { status: 'coming-soon' }, { processOf: 'a' }])
      expect(reportOn(taken, service('B', other))).toContain(
        '· processOf is “b”, but content/services/b.mdx does not have its own process. Name a service that has it, or write process here.',
      )
  })

  test.each([99, 501])('has no text of %d words', (words) => {
    expect(reportOn(service('A', {}, { words }))).toMatch(
      new RegExp(
        `^content/services/a\\.mdx:\\d+:1 · The text below the frontmatter has ${words} words, but a service needs 100 to 500. Explain how a client recognises the need, how to prepare, common failures, and when not to do it\\.$`,
      ),
    )
  })

  test('needs its own text', () => {
    const shared = Array.from({ length: 60 }, (_, index) => `shared${index}`).join(' ')
    const one = `${service('A')}\n\n${shared}\n\nAnd what follows is in both.`
    const report = reportOn(one, `${service('B')}\n\nSo ${shared}\n\nAnd what follows is in both.`)
    expect(report).toMatch(
      /^content\/services\/b\.mdx:\d+:4 · \d\d% of the text is also in content\/services\/a\.mdx, but the limit is 8%\. Replace the shared text with text that is specific to this file\. The longest shared passage: “shared0 shared1 .* shared16 shared17 shared1…”$/,
    )
  })
})

test('reports banned words, except in code and addresses', () => {
  const bannedWords = [
    { words: ['seamless(ly)?', 'state of the art'], advice: 'Name the work that disappears.' },
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
    `${message('6:3', 'Seamless')} Name the work that disappears.`,
    `${message('6:13', 'state-of- the-art')} Name the work that disappears.`,
    `${message('7:16', 'elevate')} Give both figures.`,
  ])
})

test('reports invalid regular expressions among the banned words', () => {
  const bannedWords = [{ words: ['bespoke('], advice: 'Say what is made.' }]
  expect(messagesOf({ 'settings.yaml': settingsWith({ bannedWords }) }).join()).toMatch(
    /^content\/settings\.yaml:\d+:\d+ · bannedWords\[0\]\.words\[0\] is “bespoke\(”, which is not a word, a phrase or a regular expression\. Write, for example: - state of the art$/,
  )
})
