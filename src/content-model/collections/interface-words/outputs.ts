import { words } from '../fields/text'
import { part, wordsWith, wordsWithCounts } from './words'

/** What breadcrumbs and /menu call the pages that list entries, where a content file does not say it. */
export const overviewTitles = {
  services: 'Services',
  industries: 'Industries',
  solutions: 'Solutions',
  blog: 'Blog',
  vendorRisk: 'Vendor risk',
  deliverables: 'Sample deliverables',
  comparisons: 'Compare services',
  finder: 'Which service?',
  offerings: 'Offerings',
  portfolio: 'Portfolio',
} as const

const titleOf = (name: keyof typeof overviewTitles, path: string) =>
  words(`The page ${path}.`, overviewTitles[name])

/** What results of the search are, as visitors say. */
const kinds = {
  service: words('The page of a service.', 'Service'),
  industry: words('The page of an industry.', 'Industry'),
  solution: words('The page of a solution.', 'Solution'),
  article: words('An article.', 'Article'),
  vendorFile: words('A vendor-risk file.', 'Vendor risk'),
  deliverable: words('A sample deliverable.', 'Sample'),
  comparison: words('A comparison of services.', 'Comparison'),
  question: words('A question of the finder.', 'Question'),
  offering: words('An offering.', 'Offering'),
  project: words('A project of the portfolio.', 'Project'),
  case: words('A case.', 'Case'),
  person: words('A person of the team.', 'Person'),
  page: words('Any other page.', 'Page'),
  document: words('A PDF.', 'PDF'),
  announced: words('What is coming soon.', 'Coming soon'),
}

/** Words that the generator writes into what it makes of entries: lists, the search, PDFs. No page asks for them. */
export const outputWords = {
  languages: part('On a site in several languages: links to a page in the others.', {
    spoken: words('What screen readers call the links to the other languages.', 'Languages'),
    ownName: words('What this language calls itself, in links to it.', 'English'),
    nearest: words(
      'After such a link where the page is not there in this language: it leads to the nearest one that is.',
      '(nearest page)',
    ),
    search: wordsWith(
      ['query'],
      'On the search page of another language: the link to the same search in this one.',
      'Search for “{query}” in English',
    ),
    original: wordsWith(
      ['language'],
      'After a link to a page that is there in the language of the originals only.',
      '(in {language})',
    ),
    newer: wordsWith(
      ['language'],
      'Above a translation whose original has changed since: what is so.',
      'The {language} version of this page is newer.',
    ),
    readOriginal: wordsWith(
      ['language'],
      'The link to that version, after the sentence.',
      'Read it in {language}',
    ),
  }),
  overviews: part(
    'Titles of lists on /menu and /how-we-count, and of pages without words of their own.',
    {
      services: titleOf('services', '/services'),
      industries: titleOf('industries', '/industries'),
      solutions: titleOf('solutions', '/solutions'),
      blog: titleOf('blog', '/blog'),
      vendorRisk: titleOf('vendorRisk', '/vendor-risk'),
      deliverables: titleOf('deliverables', '/deliverables'),
      comparisons: titleOf('comparisons', '/services/compare'),
      finder: titleOf('finder', '/find'),
      offerings: titleOf('offerings', '/offerings'),
      portfolio: titleOf('portfolio', '/portfolio'),
    },
  ),
  searchResults: part('Beside a result of the search: what it is.', {
    ...kinds,
    portfolio: wordsWith(
      ['service'],
      'Title of the brochure of a service; {service} stands for its name.',
      '{service}, brochure',
    ),
  }),
  documents: part('In PDFs beside their text, and on pages beside links to them.', {
    file: wordsWithCounts(
      ['pages', 'size'],
      [],
      'Below a link to a PDF; {pages} stands for the number of its pages, {size} for its size in kilobytes.',
      'PDF, {pages, plural, one {# page} other {# pages}}, {size} KB',
    ),
    ownFile: wordsWithCounts(
      ['size'],
      [],
      'The same for a PDF of your own, whose pages are not known; {size} stands for its size in kilobytes.',
      'PDF, {size} KB',
    ),
    motif: wordsWith(
      ['family'],
      'What the drawing on the cover shows, for people who cannot see it; {family} stands for the name of a pattern, such as kawung.',
      'Line drawing in the manner of {family} batik: a lattice of units joined into a chain.',
    ),
    portfolioFile: wordsWith(
      ['brand', 'service'],
      'Name under which a portfolio is saved; what is no letter or digit becomes a hyphen.',
      '{brand} {service} Brochure',
    ),
  }),
  moved: part('On the page at a former address, where the host does not lead on by itself.', {
    title: words('Its title.', 'Moved'),
    text: wordsWith(
      ['address'],
      'What it says; {address} stands for the new address.',
      'This page has moved to {address}.',
    ),
  }),
  assistants: part('In /llms.txt, which leads assistants to the pages.', {
    versions: words(
      'How to get a page as text.',
      'Each page has a version in Markdown: its address with .md at the end.',
    ),
    company: words('Heading of the pages that belong to no collection.', 'Company'),
    category: wordsWith(
      ['category'],
      'Beside a category of the blog; {category} stands for its name.',
      'Articles in the category {category}',
    ),
    domain: wordsWith(
      ['name'],
      'Beside the cases of a domain; {name} stands for it.',
      'Cases from the portfolio, domain {name}',
    ),
    industry: wordsWith(
      ['name'],
      'Beside the cases of an industry; {name} stands for it.',
      'Cases from the portfolio, industry {name}',
    ),
    protocol: wordsWith(
      ['name'],
      'Beside the cases of a protocol; {name} stands for it.',
      'Cases from the portfolio, protocol {name}',
    ),
  }),
}
