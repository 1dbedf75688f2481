import { formatDiagnostic } from '../check/diagnostics'
import {
  caseWith,
  checkOf,
  type Files,
  linesOf,
  offering,
  reportOf,
  settingsWith,
} from '../testing/content-fixture'
import { adviseOnFilters } from './listed-values'

/** Returns the advice on the filters of a content tree, a line for each. */
const adviceOn = (files: Files) => adviseOnFilters(checkOf(files).files).map(formatDiagnostic)

test('cases alone make /portfolio a page, and without words it says what to write', () => {
  expect(reportOf({ 'cases/a.mdx': caseWith({}) })).toBe('no problems')
  expect(linesOf({ 'cases/a.mdx': caseWith({}), 'pages/portfolio.mdx': null })).toEqual([
    'content/cases/a.mdx:1:1 · No page lists this: /portfolio has no words. Write content/pages/portfolio.mdx, for example: npm run new -- page "Portfolio"',
  ])
})

test('links may lead to the filters that cases make, and to the PDFs of cases', () => {
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
    'The link leads to /portfolio/protocol/ton, but there is no such page.',
  )
  expect(linesOf(files('/documents/cases/b.pdf')).join()).toContain('there is no such page')
})

test('a domain or a protocol that the menu does not list gets advice', () => {
  const successStories = { domains: ['Payments', 'Provenance'], protocols: ['TON'] }
  const files = {
    'settings.yaml': settingsWith({ successStories }),
    'cases/a.mdx': caseWith({ domain: 'Provenence', protocols: ['TON', 'Solana'] }),
  }
  expect(adviceOn(files).map((line) => line.replace(/^\S+ · /, ''))).toEqual([
    'domain is “Provenence”, which successStories.domains of content/settings.yaml does not list: that menu would not lead here. Did you mean Provenance?',
    'protocols[1] is “Solana”, which successStories.protocols of content/settings.yaml does not list: that menu would not lead here. It lists TON.',
  ])
  expect(adviceOn({ 'cases/a.mdx': caseWith({ domain: 'Anything' }) })).toEqual([])
})
