import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

/** Words for lists, the search index and PDFs. No page queries them. */
export const outputWords = {
  languages: group('On a site with several languages: links to other languages.', {
    spoken: words('Screen-reader label of the links to the other languages.', 'Languages'),
    ownName: words('The name of this language in the language itself, for links.', 'English'),
    nearest: words(
      'After a link to a similar page, if the page itself has no translation.',
      '(nearest page)',
    ),
    search: wordsWith(
      'The link from the search in another language.',
      'Search for “{query}” in English',
    ),
    original: wordsWith('After a link to a page in the original language.', '(in {language})'),
    newer: wordsWith('Above a stale translation.', 'The {language} version of this page is newer.'),
    readOriginal: wordsWith(
      'The link to the newer version, after that sentence.',
      'Read it in {language}',
    ),
  }),
  overviews: group(
    'Titles of lists on /menu and /how-we-count, and of overview pages without a content file.',
    {
      services: words('The page /services.', 'Services'),
      industries: words('The page /industries.', 'Industries'),
      solutions: words('The page /solutions.', 'Solutions'),
      blog: words('The page /blog.', 'Blog'),
      vendorRisk: words('The page /vendor-risk.', 'Vendor risk'),
      deliverables: words('The page /deliverables.', 'Sample deliverables'),
      comparisons: words('The page /services/compare.', 'Compare services'),
      finder: words('The page /find.', 'Which service?'),
      offerings: words('The page /offerings.', 'Offerings'),
      portfolio: words('The page /portfolio.', 'Portfolio'),
    },
  ),
  feed: group('In the feed.', {
    limit: wordsWith(
      'After the tagline. {count} is the number of articles in the feed.',
      'The newest {count} articles.',
    ),
  }),
  searchResults: group('The kind of page, by which the search finds and groups it.', {
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
    comingSoon: words('A service that is coming soon.', 'Coming soon'),
    portfolio: wordsWith('Title of the brochure of a service.', '{service}, brochure'),
  }),
  documents: group('In PDFs, and on pages next to links to PDFs.', {
    file: wordsWith(
      'Below a link to a PDF. {pages} is the number of pages; {size} is the size in kilobytes.',
      'PDF, {pages, plural, one {# page} other {# pages}}, {size} KB',
    ),
    ownFile: wordsWith('The same for a PDF of your own.', 'PDF, {size} KB'),
    motif: wordsWith(
      'Alternative text of the drawing on the cover. {family} is the name of a pattern, such as kawung.',
      'Line drawing in the manner of {family} batik: a lattice of units joined into a chain.',
    ),
    portfolioFile: wordsWith('The file name. Spaces become hyphens.', '{brand} {service} Brochure'),
  }),
  moved: group('On the page at a former address, if the host does not redirect.', {
    title: words('The title of the page.', 'Moved'),
    text: wordsWith(
      'The text of the page, with the new address.',
      'This page has moved to {address}.',
    ),
  }),
  assistants: group('In /llms.txt, the list of pages for AI assistants.', {
    versions: words(
      'Explains how to get a page as text.',
      'Each page has a version in Markdown: its address with .md at the end.',
    ),
    company: words('Heading of the pages outside collections.', 'Company'),
    category: wordsWith('Next to a category of the blog.', 'Articles in the category {category}'),
    domain: wordsWith('Next to the cases of a domain.', 'Cases from the portfolio, domain {name}'),
    industry: wordsWith('The same for an industry.', 'Cases from the portfolio, industry {name}'),
    protocol: wordsWith('The same for a protocol.', 'Cases from the portfolio, protocol {name}'),
  }),
}
