import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

/** Words of the cases: on /portfolio, on their pages and in their PDFs. */
export const caseWords = {
  portfolioPage: group('On /portfolio and on the pages of its filters.', {
    cases: words('Heading of the cases.', 'Cases'),
    filters: words('What screen readers call the filters.', 'Filter cases'),
    all: words('The link to all cases.', 'All cases'),
    domain: words('Beside the domains.', 'Domain'),
    industry: words('Beside the industries.', 'Industry'),
    protocol: words('Beside the protocols.', 'Protocol'),
    filterTitle: wordsWith(
      'Document title of the page of a filter; {value} stands for a domain, an industry or a protocol, {portfolio} for the title of /portfolio.',
      '{value}, {portfolio}',
    ),
    filterSummary: wordsWith(
      'What search results show of such a page; {titles} stands for the titles of the first cases.',
      'Cases from our portfolio, {value}: {titles}',
    ),
  }),
  casePage: group('On the page of a case, and in its PDF.', {
    document: words('What it is, above its title.', 'Case'),
    brief: words('Heading of the facts.', 'In short'),
    client: words('Before the client.', 'Client'),
    industry: words('Before the industries.', 'Industry'),
    domain: words('Before the domain.', 'Domain'),
    protocols: words('Before the protocols.', 'Protocols'),
    period: words('Before the period.', 'Period'),
    months: wordsWith(
      'The period; {start} and {end} stand for months, {months} for their number.',
      '{start} to {end}, {months, plural, one {# month} other {# months}}',
    ),
    team: words('Before the team.', 'Team'),
    people: wordsWith('The size of the team.', '{count, plural, one {# person} other {# people}}'),
    problem: words('Before the problem.', 'The problem'),
    constraints: words('Before the constraints.', 'Constraints'),
    built: words('Before what was built.', 'What was built'),
    measures: words('Heading of the measurements.', 'Before and after'),
    before: words('Above the value before the work.', 'Before'),
    after: words('Above the value after it.', 'After'),
    measuredOn: wordsWith('Below a measurement: its second day.', 'Second value of {date}.'),
    contents: words('Heading of the table of contents.', 'Contents'),
    dropped: words('Heading of what was tried and dropped.', 'Tried and dropped'),
    differently: words('Heading of the last section.', 'What we would do differently'),
    download: words('The link to the PDF.', 'Download this case'),
    related: words('Heading of services, industries and further cases.', 'Services used, and more'),
  }),
}
