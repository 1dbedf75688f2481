import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  article,
  caseWith,
  type Files,
  industry,
  linesOf,
  page,
  person,
  settingsWith,
} from '../../testing/content-fixture'
import { testFolder } from '../../testing/test-folder'
import { addToManifest } from './url-manifest'

const list = (...lines: string[]) => `# Public addresses\n${lines.join('\n')}\n`

function messagesOf(addresses: string, files: Files): string {
  const all = { ...person, '../addresses.txt': addresses, ...files }
  return linesOf(all, '2026-06-15').join('\n')
}

test('reports no addresses in a language whose files remain', () => {
  const files = { 'articles/a.mdx': article('A'), 'articles/a.id.mdx': article('A') }
  expect(messagesOf(list('/id/blog/category/strategy'), files)).not.toContain('addresses.txt')
})

test('accepts the filter of a renamed industry', () => {
  const files = { 'industries/a.mdx': industry().replace('---\n', '---\nformerSlugs: [old]\n') }
  expect(messagesOf(list('/portfolio/industry/old'), files)).not.toContain('addresses.txt')
})

test('reports addresses without a page and addresses that are not gone', () => {
  const right = ['/', '/blog/ledgers', '/blog/books', '/blog/category/strategy', '/blog/expired']
  const further = ['/blog/back gone', '/portfolio/a', '/portfolio/domain/payments']
  const wrong = ['/portfolio/protocol/ton', '/blog/nodes-that-stay-up', '/blog/ledger']
  const files = {
    'articles/ledgers.mdx': article('Ledgers', ['formerSlugs: [books]']),
    'articles/expired.mdx': article('Expired', ['expireAt: 2026-06-01']),
    'articles/back.mdx': article('Back', ['publishAt: 2026-06-01']),
    'articles/drafted.mdx': article('Drafted', ['draft: true']),
    'articles/open.mdx': article('Open'),
    'cases/a.mdx': caseWith({ domain: 'Payments', protocols: ['Solana'] }),
  }
  const addresses = list(...right, ...further, ...wrong, '/blog/drafted', '/blog/open gone')
  const otherwise = (address: string) =>
    `If it has no replacement, write here: ${address} gone. If it was never published, delete this line.`
  expect(messagesOf(addresses, files).split('\n')).toEqual([
    'addresses.txt:10:1 · /portfolio/protocol/ton is public, but no case has this protocol any more. Add it to a file, or delete this line; visitors then get the page for missing addresses.',
    `addresses.txt:11:1 · /blog/nodes-that-stay-up is public, but no file publishes this page any more. To redirect visitors, write in the file that replaces it: formerSlugs: [nodes-that-stay-up]. ${otherwise('/blog/nodes-that-stay-up')}`,
    `addresses.txt:12:1 · /blog/ledger is public, but no file publishes this page any more. To redirect visitors, write in the file that replaces it: formerSlugs: [ledger]. ${otherwise('/blog/ledger')}`,
    `addresses.txt:13:1 · /blog/drafted is public, but content/articles/drafted.mdx is a draft. ${otherwise('/blog/drafted')}`,
    'addresses.txt:14:1 · /blog/open is marked as gone, but content/articles/open.mdx publishes this page. Remove “gone” from this line.',
  ])
})

describe('a page whose address is lost', () => {
  const settings = { 'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }) }
  const ledgers = { ...settings, 'articles/ledgers.mdx': article('Ledgers') }
  const translated = (...lines: string[]) =>
    `---\n${lines.map((line) => `${line}\n`).join('')}title: Buku\nsummary: Tujuh pertanyaan.\nmetaDescription: Tulisan ini menjelaskan buku besar, dan apa yang dicatat oleh sebuah tim kecil setiap hari.\n---\nText.\n`
  const gone = (address: string) =>
    `${address} is public, but no file publishes this page any more.`
  const reports: Record<string, [addresses: string[], files: Files, report: string]> = {
    'names its file if only its slug is new': [
      ['/blog/ledgers', '/id/blog/ledgers', '/id/blog/neraca'],
      { ...ledgers, 'articles/ledgers.id.mdx': translated('slug: buku') },
      `${gone('/id/blog/ledgers')} To redirect visitors, write in content/articles/ledgers.id.mdx: formerSlugs: [ledgers].`,
    ],
    'names the missing translation of a page that exists': [
      ['/blog/ledgers', '/id/blog/ledgers'],
      ledgers,
      '/id/blog/ledgers is public, but the translation content/articles/ledgers.id.mdx is missing. Restore the file. If it has no replacement, write here: /id/blog/ledgers gone.',
    ],
    'names a new page that shares a word of the address': [
      ['/blog/ledgers', '/blog/ledger-integration'],
      { ...ledgers, 'articles/ledger-connector.mdx': article('Connector') },
      `${gone('/blog/ledger-integration')} If content/articles/ledger-connector.mdx replaces it, write there: formerSlugs: [ledger-integration].`,
    ],
    'names no page that is public already': [
      ['/blog/ledger-connector', '/blog/ledger-integration'],
      { ...ledgers, 'articles/ledger-connector.mdx': article('Connector') },
      `${gone('/blog/ledger-integration')} To redirect visitors, write in the file that replaces it: formerSlugs: [ledger-integration].`,
    ],
    'names no draft, and no new page with other words': [
      ['/blog/ledgers', '/blog/ledger-integration'],
      {
        ...ledgers,
        'articles/ledger-connector.mdx': article('Connector', ['draft: true']),
        'articles/nodes.mdx': article('Nodes'),
      },
      `${gone('/blog/ledger-integration')} To redirect visitors, write in the file that replaces it: formerSlugs: [ledger-integration].`,
    ],
  }

  test.each(Object.entries(reports))('%s', (_name, [addresses, files, report]) => {
    expect(messagesOf(list(...addresses), files)).toContain(report)
  })
})

test('a filter exists in another language if one of its cases is translated', () => {
  const addresses = list('/portfolio/domain/payments', '/id/portfolio/domain/payments')
  const files = {
    'settings.yaml': settingsWith({ languages: ['en-GB', 'id'] }),
    'cases/a.mdx': caseWith({ domain: 'Payments' }),
  }
  const gone = 'addresses.txt:3:1 · /id/portfolio/domain/payments is public, but no case'
  expect(messagesOf(addresses, files)).toContain(gone)
  const translated = { ...files, 'cases/a.id.mdx': '---\ntitle: Pembayaran\n---\n' }
  expect(messagesOf(addresses, translated)).not.toContain(gone)
})

test('requires a deliverable or former name for each sample PDF', () => {
  const deliverable = (...lines: string[]) =>
    `---\ntitle: Note\nsummary: One page.\nnotice: Sample.\n${lines.map((line) => `${line}\n`).join('')}---\nText.\n`
  const words = { 'pages/deliverables.mdx': page('Samples') }
  const addresses = list('/documents/samples/old.pdf', '/documents/samples/note.pdf')
  expect(messagesOf(addresses, { ...words, 'deliverables/note.mdx': deliverable() })).toBe(
    'addresses.txt:2:1 · /documents/samples/old.pdf is public, but no file publishes this PDF any more. To redirect visitors, write in the file that replaces it: formerSlugs: [old]. If it has no replacement, write here: /documents/samples/old.pdf gone. If it was never published, delete this line.',
  )
  const renamed = deliverable('formerSlugs: [old]')
  expect(messagesOf(addresses, { ...words, 'deliverables/note.mdx': renamed })).toBe('')
  const taken = {
    'deliverables/note.mdx': renamed,
    'deliverables/old.mdx': deliverable('order: 1'),
  }
  expect(messagesOf(addresses, { ...words, ...taken })).toContain(
    'formerSlugs[0] is “old”, but /documents/samples/old.pdf belongs to content/deliverables/old.mdx. Remove it from one of the files.',
  )
  const linked = { 'deliverables/note.mdx': `${renamed}[The note](/documents/samples/old.pdf)\n` }
  expect(messagesOf(addresses, { ...words, ...linked })).toContain(
    'The link points to /documents/samples/old.pdf, which has moved. Write /documents/samples/note.pdf',
  )
})

test('adds new addresses once, in order, and keeps comments with their addresses', () => {
  const written = list(
    '/blog/b # shown on a fair',
    '',
    '# On a poster',
    '/left gone',
    '/blog/b',
    '# The end',
  )
  const file = join(testFolder(), 'addresses.txt')
  writeFileSync(file, written)
  const added = addToManifest(dirname(file), ['/blog/b', '/team', '/blog/a', '/blog/a'])
  expect(added).toEqual(['/blog/a', '/team'])
  expect(readFileSync(file, 'utf8')).toBe(
    list(
      '/blog/a',
      '/blog/b # shown on a fair',
      '',
      '# On a poster',
      '/left gone',
      '/team',
      '# The end',
    ),
  )
})
