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
