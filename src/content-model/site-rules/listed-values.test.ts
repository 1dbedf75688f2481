import { caseWith, linesOf, offering, reportOf, vendorFile } from '../testing/content-fixture'

test('cases create /portfolio, even without a file of words', () => {
  expect(linesOf({ 'cases/a.mdx': caseWith({}), 'pages/portfolio.mdx': null })).toEqual([
    'content/cases/a.mdx:1:1 · No page lists this entry, because /portfolio has no file with its texts. Write content/pages/portfolio.mdx, for example: npm run new -- page "Portfolio"',
  ])
})

test('accepts links to filters of cases and to PDFs', () => {
  const files = (link: string) => ({
    'cases/a.mdx': caseWith({ protocols: ['Custom'] }),
    'offerings/a.mdx': offering(`See [the cases](${link}).`),
  })
  for (const link of [
    '/portfolio/protocol/custom',
    '/portfolio/domain/payments',
    '/portfolio/a',
    '/documents/cases/a.pdf',
  ])
    expect(reportOf(files(link))).toBe('no problems')
  expect(linesOf(files('/portfolio/protocol/ton')).join()).toContain(
    'The link points to /portfolio/protocol/ton, but no page has this address.',
  )
  expect(linesOf(files('/documents/cases/b.pdf')).join()).toContain('no page has this address')
  const link = '/documents/vendor-risk/b.pdf'
  expect(linesOf(files(link)).join()).toContain('no page has this address')
  const lines = linesOf({ ...files(link), 'vendor-risk/b.mdx': vendorFile() })
  expect(lines.join()).not.toContain(link)
})
