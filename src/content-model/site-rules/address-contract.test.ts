import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  article,
  caseWith,
  type Files,
  linesOf,
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

test.each<[string, string, Files, string]>([
  [
    'every address has its page',
    list('/', '/blog/ledgers', '/blog/category/strategy'),
    { 'articles/ledgers.mdx': article('Ledgers') },
    '',
  ],
  [
    'a case and its filters are there, and the filter of a protocol that none has is not',
    list('/portfolio/a', '/portfolio/domain/payments', '/portfolio/protocol/ton'),
    { 'cases/a.mdx': caseWith({ domain: 'Payments', protocols: ['Solana'] }) },
    'addresses.txt:4:1 · /portfolio/protocol/ton is public, but no case has this protocol any more. Give it to one, or delete this line: its visitors then see that the page is missing.',
  ],
  [
    'a page has gone',
    list('/blog/ledgers', '/blog/nodes-that-stay-up'),
    { 'articles/ledgers.mdx': article('Ledgers') },
    'addresses.txt:3:1 · /blog/nodes-that-stay-up is public, but no file makes its page any more. To lead its visitors on, write in the file that replaces it: formerSlugs: [nodes-that-stay-up]. If nothing takes its place, write here: /blog/nodes-that-stay-up gone. If it was never published, delete this line.',
  ],
  [
    'a page has another name',
    list('/blog/ledger'),
    { 'articles/ledgers.mdx': article('Ledgers') },
    'addresses.txt:2:1 · /blog/ledger is public, but no file makes its page any more. To lead its visitors on, write in content/articles/ledgers.mdx: formerSlugs: [ledger]. If nothing takes its place, write here: /blog/ledger gone. If it was never published, delete this line.',
  ],
  [
    'a page has another name and says so',
    list('/blog/ledger'),
    { 'articles/ledgers.mdx': article('Ledgers', ['formerSlugs: [ledger]']) },
    '',
  ],
  [
    'a public page becomes a draft',
    list('/blog/ledgers'),
    { 'articles/ledgers.mdx': article('Ledgers', ['draft: true']) },
    'addresses.txt:2:1 · /blog/ledgers is public, but content/articles/ledgers.mdx is a draft. If nothing takes its place, write here: /blog/ledgers gone. If it was never published, delete this line.',
  ],
  [
    'a page that was gone is back on its day',
    list('/blog/ledgers gone'),
    { 'articles/ledgers.mdx': article('Ledgers', ['publishAt: 2026-06-01']) },
    '',
  ],
  [
    'a page that is said to be gone is there',
    list('/blog/ledgers gone'),
    { 'articles/ledgers.mdx': article('Ledgers') },
    'addresses.txt:2:1 · /blog/ledgers is said to be gone, but content/articles/ledgers.mdx makes its page. Write here: /blog/ledgers',
  ],
  [
    'a public page expires',
    list('/blog/ledgers'),
    { 'articles/ledgers.mdx': article('Ledgers', ['expireAt: 2026-06-01']) },
    '',
  ],
])('%s', (_name, addresses, files, report) => expect(messagesOf(addresses, files)).toBe(report))

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

test('new addresses are added in order, and those of the list stay', () => {
  const root = writeContent({ '../addresses.txt': list('/blog/b', '/left gone') })
  try {
    expect(addToContract(root, ['/blog/b', '/blog/a'])).toEqual(['/blog/a'])
    const lines = readFileSync(join(root, 'addresses.txt'), 'utf8').split('\n')
    expect(lines.filter((line) => line.startsWith('/'))).toEqual([
      '/blog/a',
      '/blog/b',
      '/left gone',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
