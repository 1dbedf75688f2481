import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

export const caseWords = {
  portfolioPage: group('On /portfolio and on the pages of its filters.', {
    cases: words('Heading of the cases.', 'Cases'),
    filters: words('Screen-reader label of the filters.', 'Filter cases'),
    all: words('The link to all cases.', 'All cases'),
    domain: words('Label of the domains.', 'Domain'),
    industry: words('Label of the industries.', 'Industry'),
    protocol: words('Label of the protocols.', 'Protocol'),
    filterTitle: wordsWith(
      'Document title of a filter page. {value} is a domain, an industry or a protocol; {portfolio} is the title of /portfolio.',
      '{value}, {portfolio}',
    ),
    filterSummary: wordsWith(
      'Description of a filter page in search results. {titles} are the titles of the first cases.',
      'Cases from our portfolio, {value}: {titles}',
    ),
  }),
  casePage: group('On the page of a case, and in its PDF.', {
    document: words('The kind of page, above its title.', 'Case'),
    brief: words('Heading of the facts.', 'In short'),
    client: words('Label of the client.', 'Client'),
    industry: words('Label of the industries.', 'Industry'),
    domain: words('Label of the domain.', 'Domain'),
    protocols: words('Label of the protocols.', 'Protocols'),
    period: words('Label of the period.', 'Period'),
    months: wordsWith(
      'The period. {start} and {end} are months; {months} is their number.',
      '{start} to {end}, {months, plural, one {# month} other {# months}}',
    ),
    team: words('Label of the team.', 'Team'),
    people: wordsWith('The size of the team.', '{count, plural, one {# person} other {# people}}'),
    problem: words('Label of the problem.', 'The problem'),
    constraints: words('Label of the constraints.', 'Constraints'),
    built: words('Label of the work.', 'What was built'),
    measures: words('Heading of the measurements.', 'Before and after'),
    before: words('Above the value before the work.', 'Before'),
    after: words('Above the value after the work.', 'After'),
    measuredOn: wordsWith(
      'Below a measurement: the day of the second value.',
      'Measured on {date}.',
    ),
    contents: words('Heading of the table of contents.', 'Contents'),
    dropped: words('Heading of the dropped approaches.', 'Tried and dropped'),
    differently: words('Heading of the last section.', 'What we would do differently'),
    download: words('The link to the PDF.', 'Download this case'),
    related: words('Heading of services, industries and further cases.', 'Services used, and more'),
  }),
}
