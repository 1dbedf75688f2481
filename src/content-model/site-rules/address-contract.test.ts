import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  article,
  caseWith,
  type Files,
  linesOf,
  page,
  person,
  settingsWith,
  writeContent,
} from '../testing/content-fixture'
import { addToContract } from './address-contract'

const list = (...lines: string[]) => `# Public addresses\n${lines.join('\n')}\n`

/** Returns the messages of the check of 15 June 2026 about a site with these addresses. */
function messagesOf(addresses: string, files: Files): string {
  const all = { ...person, '../addresses.txt': addresses, ...files }
  return linesOf(all, '2026-06-15').join('\n')
}

test('an address that leads nowhere, or is wrongly said to be gone, says what to write', () => {
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
    `If nothing takes its place, write here: ${address} gone. If it was never published, delete this line.`
  expect(messagesOf(addresses, files).split('\n')).toEqual([
    'addresses.txt:10:1 · /portfolio/protocol/ton is public, but no case has this protocol any more. Give it to one, or delete this line: its visitors then see that the page is missing.',
    `addresses.txt:11:1 · /blog/nodes-that-stay-up is public, but no file makes its page any more. To lead its visitors on, write in the file that replaces it: formerSlugs: [nodes-that-stay-up]. ${otherwise('/blog/nodes-that-stay-up')}`,
    `addresses.txt:12:1 · /blog/ledger is public, but no file makes its page any more. To lead its visitors on, write in content/articles/ledgers.mdx: formerSlugs: [ledger]. ${otherwise('/blog/ledger')}`,
    `addresses.txt:13:1 · /blog/drafted is public, but content/articles/drafted.mdx is a draft. ${otherwise('/blog/drafted')}`,
    'addresses.txt:14:1 · /blog/open is said to be gone, but content/articles/open.mdx makes its page. Write here: /blog/open',
  ])
})

test('a filter in a further language is there while a case that it lists is translated', () => {
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

test('a sample PDF leads nowhere without its deliverable or a former name', () => {
  const deliverable = (...lines: string[]) =>
    `---\ntitle: Note\nsummary: One page.\nnotice: Sample.\n${lines.map((line) => `${line}\n`).join('')}---\nText.\n`
  const words = { 'pages/deliverables.mdx': page('Samples') }
  const addresses = list('/documents/samples/old.pdf', '/documents/samples/note.pdf')
  expect(messagesOf(addresses, { ...words, 'deliverables/note.mdx': deliverable() })).toBe(
    'addresses.txt:2:1 · /documents/samples/old.pdf is public, but no file makes its PDF any more. To lead its visitors on, write in content/deliverables/note.mdx: formerSlugs: [old]. If nothing takes its place, write here: /documents/samples/old.pdf gone. If it was never published, delete this line.',
  )
  const renamed = deliverable('formerSlugs: [old]')
  expect(messagesOf(addresses, { ...words, 'deliverables/note.mdx': renamed })).toBe('')
  const taken = {
    'deliverables/note.mdx': renamed,
    'deliverables/old.mdx': deliverable('order: 1'),
  }
  expect(messagesOf(addresses, { ...words, ...taken })).toContain(
    'formerSlugs[0] is “old”, but /documents/samples/old.pdf belongs to content/deliverables/old.mdx. Remove it here or there.',
  )
  const linked = { 'deliverables/note.mdx': `${renamed}[The note](/documents/samples/old.pdf)\n` }
  expect(messagesOf(addresses, { ...words, ...linked })).toContain(
    'The link points to /documents/samples/old.pdf, which has moved. Write /documents/samples/note.pdf',
  )
})

test('new addresses are added in order, once, and comments stay with their addresses', () => {
  const written = list(
    '/blog/b # shown on a fair',
    '',
    '# On a poster',
    '/left gone',
    '/blog/b',
    '# The end',
  )
  const root = writeContent({ '../addresses.txt': written })
  try {
    expect(addToContract(root, ['/blog/b', '/team', '/blog/a', '/blog/a'])).toEqual([
      '/blog/a',
      '/team',
    ])
    expect(readFileSync(join(root, 'addresses.txt'), 'utf8')).toBe(
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
  } finally {
    rmSync(root, { recursive: true })
  }
})
