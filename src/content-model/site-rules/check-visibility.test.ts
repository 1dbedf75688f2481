import { article, type Files, linesOf, person, settingsWith } from '../testing/content-fixture'

const messagesOf = (files: Files) => linesOf({ ...person, ...files }, '2026-06-15').join('\n')

const page = (name: string, line: string) =>
  `---\ntitle: ${name}\nmetaDescription: ${name} has a description that is long enough to be shown in a search engine.\nheading: ${name}\n${line}\n---\n`
const draftPerson = person['team/rina-hartono.mdx'].replace('photo:', 'draft: true\nphoto:')

const reports: Record<string, [Files, string]> = {
  'accepts a draft in a list': [
    {
      'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]']),
      'articles/b.mdx': article('Nodes', ['draft: true']),
    },
    '',
  ],
  'reports a link to a draft': [
    {
      'articles/a.mdx': article('Ledgers', [], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['draft: true']),
    },
    'content/articles/a.mdx:9:1 · The link points to /blog/b, but content/articles/b.mdx is a draft. Remove the link, or publish both files on the same days.',
  ],
  'accepts a link to a page that is published today': [
    {
      'articles/a.mdx': article('Ledgers', [], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['publishAt: 2026-06-15']),
    },
    '',
  ],
  'reports a link to a page that expires earlier': [
    {
      'articles/a.mdx': article('Ledgers', ['expireAt: 2027-01-02'], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['expireAt: 2027-01-01']),
    },
    'content/articles/a.mdx:10:1 · The link points to /blog/b, but content/articles/b.mdx expires on 2027-01-01. Remove the link, or publish both files on the same days.',
  ],
  'reports a draft as the only entry of a field': [
    { 'team/rina-hartono.mdx': draftPerson, 'articles/a.mdx': article('Ledgers') },
    'content/articles/a.mdx:7:1 · author is “rina-hartono”, but content/team/rina-hartono.mdx is a draft. Name another entry, or publish both files on the same days.',
  ],
  'reports dates in the wrong order': [
    {
      'articles/a.mdx': article('Ledgers', ['publishAt: 2026-07-01', 'expireAt: 2026-07-01']),
    },
    'content/articles/a.mdx:9:1 · expireAt is 2026-07-01, but publishAt is 2026-07-01, so the entry would never be published. Write a later day, or remove one of the two fields.',
  ],
  'reports a required page as a draft, and links to drafts': [
    {
      'pages/contact.mdx': page('Contact', 'draft: true'),
      'pages/terms.mdx': page('Terms', 'draft: true'),
    },
    [
      'content/pages/contact.mdx:5:1 · draft cannot be used here: menus and other pages link to /contact. Remove it.',
      'content/settings.yaml:36:5 · footer[0].page points to /contact, but content/pages/contact.mdx is a draft. Remove the link, or publish both files on the same days.',
    ].join('\n'),
  ],
}

test.each(Object.entries(reports))('%s', (_name, [files, report]) =>
  expect(messagesOf(files)).toBe(report),
)

test('reports future dates and dates in the wrong order in articles', () => {
  const dated = (title: string, published: string, ...lines: string[]) =>
    article(title, lines).replace('2026-03-01', published)
  const accepted = {
    'articles/a.mdx': dated('Today', '2026-06-15'),
    'articles/b.mdx': dated('Appears', '2026-07-01', 'publishAt: 2026-07-01'),
    'articles/c.mdx': dated('Draft', '2031-03-01', 'draft: true'),
    'articles/d.mdx': dated('Changed', '2026-03-01', 'updated: 2026-03-01'),
  }
  const refused = {
    'articles/e.mdx': dated('Future', '2031-03-01'),
    'articles/f.mdx': dated('After', '2026-07-02', 'publishAt: 2026-07-01'),
    'articles/g.mdx': dated('Later', '2026-03-01', 'updated: 2026-06-16'),
    'articles/h.mdx': dated('Before', '2026-03-01', 'updated: 2026-01-01'),
  }
  expect(messagesOf({ ...accepted, ...refused }).split('\n')).toEqual([
    'content/articles/e.mdx:6:1 · published is 2031-03-01, but today is 2026-06-15: the page would appear before that date. Write publishAt: 2031-03-01 too, or an earlier date.',
    'content/articles/f.mdx:6:1 · published is 2026-07-02, but publishAt is 2026-07-01: the page would appear before that date. Write publishAt: 2026-07-02 too, or an earlier date.',
    'content/articles/g.mdx:8:1 · updated is 2026-06-16, but today is 2026-06-15: it must be in the past. Write the date of the event.',
    'content/articles/h.mdx:8:1 · updated is 2026-01-01, before published (2026-03-01). Write a later day, or remove updated.',
  ])
})

test('the time zone in the settings determines the current day', () => {
  // 01:40 of 3 November in Jakarta.
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 10, 2, 18, 40) / 1000)
  const messages = (timeZone: string) =>
    linesOf({
      ...person,
      'settings.yaml': settingsWith({ timeZone }),
      'articles/a.mdx': article('Ledgers').replace('2026-03-01', '2026-11-03'),
    }).join('\n')
  expect(messages('Asia/Jakarta')).toBe('')
  expect(messages('UTC')).toContain('published is 2026-11-03, but today is 2026-11-02')
  delete process.env.SOURCE_DATE_EPOCH
})
