import { article, type Files, linesOf, person } from '../testing/content-fixture'

/** Returns the messages of the check of 15 June 2026. */
const messagesOf = (files: Files) => linesOf({ ...person, ...files }, '2026-06-15').join('\n')

const page = (name: string, line: string) =>
  `---\ntitle: ${name}\nmetaDescription: ${name} has a description that is long enough to be shown in a search engine.\nheading: ${name}\n${line}\n---\n`
const draftPerson = person['team/rina-hartono.mdx'].replace('photo:', 'draft: true\nphoto:')

test.each<[string, Files, string]>([
  [
    'a list does without a draft',
    {
      'articles/a.mdx': article('Ledgers', ['relatedArticles: [b]']),
      'articles/b.mdx': article('Nodes', ['draft: true']),
    },
    '',
  ],
  [
    'a draft may name and link to drafts',
    {
      'team/rina-hartono.mdx': draftPerson,
      'articles/a.mdx': article('Ledgers', ['draft: true'], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['draft: true']),
    },
    '',
  ],
  [
    'a link leads to a draft',
    {
      'articles/a.mdx': article('Ledgers', [], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['draft: true']),
    },
    'content/articles/a.mdx:9:1 · The link leads to /blog/b, but content/articles/b.mdx is a draft. Take the link out, or make both files be there on the same days.',
  ],
  [
    'a link leads to what is not there yet',
    {
      'articles/a.mdx': article('Ledgers', [], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['publishAt: 2026-06-16']),
    },
    'content/articles/a.mdx:9:1 · The link leads to /blog/b, but content/articles/b.mdx is not there before 2026-06-16. Take the link out, or make both files be there on the same days.',
  ],
  [
    'a link leads to what is there from today on',
    {
      'articles/a.mdx': article('Ledgers', [], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['publishAt: 2026-06-15']),
    },
    '',
  ],
  [
    'a link leads to what is gone earlier',
    {
      'articles/a.mdx': article('Ledgers', ['expireAt: 2027-01-02'], '[b](/blog/b)'),
      'articles/b.mdx': article('Nodes', ['expireAt: 2027-01-01']),
    },
    'content/articles/a.mdx:10:1 · The link leads to /blog/b, but content/articles/b.mdx is gone from 2027-01-01 on. Take the link out, or make both files be there on the same days.',
  ],
  [
    'a field names one entry, which is a draft',
    { 'team/rina-hartono.mdx': draftPerson, 'articles/a.mdx': article('Ledgers') },
    'content/articles/a.mdx:7:1 · author is “rina-hartono”, but content/team/rina-hartono.mdx is a draft. Name another one, or make both files be there on the same days.',
  ],
  [
    'days in the wrong order',
    {
      'articles/a.mdx': article('Ledgers', ['publishAt: 2026-07-01', 'expireAt: 2026-07-01']),
    },
    'content/articles/a.mdx:9:1 · expireAt is 2026-07-01, but publishAt is 2026-07-01: this would never be there. Write a later day, or remove one of them.',
  ],
  [
    'a page that others count on, and one that nobody does',
    {
      'pages/contact.mdx': page('Contact', 'draft: true'),
      'pages/terms.mdx': page('Terms', 'draft: true'),
    },
    'content/pages/contact.mdx:5:1 · draft cannot be set here: menus and other pages count on /contact. Remove it.',
  ],
])('%s', (_name, files, report) => expect(messagesOf(files)).toBe(report))
