import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

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
  languages: group('On a site in several languages: links to a page in the others.', {
    spoken: words('What screen readers call the links to the other languages.', 'Languages'),
    ownName: words('What this language calls itself, in links to it.', 'English'),
    nearest: words('After a link to the nearest page there is in this language.', '(nearest page)'),
    search: wordsWith('From the search in another language.', 'Search for “{query}” in English'),
    original: wordsWith('After a link to a page in the original language.', '(in {language})'),
    newer: wordsWith('Above a stale translation.', 'The {language} version of this page is newer.'),
    readOriginal: wordsWith('The link to it, after the sentence.', 'Read it in {language}'),
  }),
  overviews: group(
    'Titles of lists on /menu and /how-we-count, and of pages without words of their own.',
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
      'After the tagline; {count} stands for the number of articles in the feed.',
      'The newest {count} articles.',
    ),
  }),
  searchResults: group('Beside a result of the search: what it is.', {
    ...kinds,
    portfolio: wordsWith('Title of the brochure of a service.', '{service}, brochure'),
  }),
  documents: group('In PDFs beside their text, and on pages beside links to them.', {
    file: wordsWith(
      'Below a link to a PDF; {pages} stands for the number of its pages, {size} for its size in kilobytes.',
      'PDF, {pages, plural, one {# page} other {# pages}}, {size} KB',
    ),
    ownFile: wordsWith('The same for a PDF of your own.', 'PDF, {size} KB'),
    motif: wordsWith(
      'What the drawing on the cover shows, for people who cannot see it; {family} stands for the name of a pattern, such as kawung.',
      'Line drawing in the manner of {family} batik: a lattice of units joined into a chain.',
    ),
    portfolioFile: wordsWith('Its file name; spaces become hyphens.', '{brand} {service} Brochure'),
  }),
  moved: group('On the page at a former address, where the host does not lead on by itself.', {
    title: words('Its title.', 'Moved'),
    text: wordsWith('What it says, with the new address.', 'This page has moved to {address}.'),
  }),
  assistants: group('In /llms.txt, which leads assistants to the pages.', {
    versions: words(
      'How to get a page as text.',
      'Each page has a version in Markdown: its address with .md at the end.',
    ),
    company: words('Heading of the pages that belong to no collection.', 'Company'),
    category: wordsWith('Beside a category of the blog.', 'Articles in the category {category}'),
    domain: wordsWith('Beside the cases of a domain.', 'Cases from the portfolio, domain {name}'),
    industry: wordsWith('The same for an industry.', 'Cases from the portfolio, industry {name}'),
    protocol: wordsWith('The same for a protocol.', 'Cases from the portfolio, protocol {name}'),
  }),
}
