import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

export const searchWords = {
  search: group('In the search dialog and on /search.', {
    open: words('Screen-reader label of the search buttons and the dialog.', 'Search'),
    field: words('Screen-reader label of the search field.', 'Search this site'),
    placeholder: words('Placeholder of the search field in the dialog.', 'Service, topic …'),
    close: words('The button that closes the dialog.', 'Close search'),
    start: words('Screen-reader label of the links below the empty field.', 'Where to start'),
    allPages: words('The last of these links, to /menu.', 'All pages'),
    loading: words('While the search is loading.', 'Searching …'),
    failed: words('When the search could not be loaded.', 'The search could not be loaded.'),
    nothing: wordsWith('When there is no result.', 'Nothing found for “{query}”.'),
    found: wordsWith(
      'Above the results. {count} is the number of results; {query} is the search term.',
      '{count, plural, one {# result} other {# results}} for “{query}”',
    ),
    results: words('Screen-reader label of the list of results.', 'Results'),
    allResults: wordsWith('The link from the dialog to /search.', 'All {count} results'),
    tryAgain: words('The button that loads the search again.', 'Try again'),
    seeAllPages: words('The link to /search when there is no result.', 'See all pages'),
    askUs: words('The link to /contact when there is no result.', 'Ask us'),
    choose: words('The effect of the arrow keys.', 'choose'),
    enterKey: words('The name of the Enter key.', 'Enter'),
    opens: words('The effect of the Enter key.', 'opens'),
    escapeKey: words('The name of the Escape key.', 'Esc'),
    closes: words('The effect of the Escape key.', 'closes'),
    openWith: words(
      'Before the shortcut that opens the search. Visitors can turn the shortcut off.',
      'Open with',
    ),
  }),
  searchPage: group('On /search, with the words of the search.', {
    placeholder: words('Placeholder of the search field.', 'Service, topic, name …'),
    allOf: wordsWith(
      'The link below the first results of a type. {results} is their number, such as “23 articles”.',
      'All {results}',
    ),
  }),
  searchCounts: group('On /search: the results of a type, by their number.', {
    service: wordsWith(
      'Above the services.',
      '{count, plural, one {# service} other {# services}}',
    ),
    industry: wordsWith(
      'Above the industries.',
      '{count, plural, one {# industry} other {# industries}}',
    ),
    solution: wordsWith(
      'Above the solutions.',
      '{count, plural, one {# solution} other {# solutions}}',
    ),
    article: wordsWith(
      'Above the articles.',
      '{count, plural, one {# article} other {# articles}}',
    ),
    vendorFile: wordsWith(
      'Above the vendor-risk files.',
      '{count, plural, one {# vendor-risk file} other {# vendor-risk files}}',
    ),
    deliverable: wordsWith(
      'Above the samples.',
      '{count, plural, one {# sample} other {# samples}}',
    ),
    comparison: wordsWith(
      'Above the comparisons.',
      '{count, plural, one {# comparison} other {# comparisons}}',
    ),
    question: wordsWith(
      'Above the questions.',
      '{count, plural, one {# question} other {# questions}}',
    ),
    offering: wordsWith(
      'Above the offerings.',
      '{count, plural, one {# offering} other {# offerings}}',
    ),
    project: wordsWith(
      'Above the projects.',
      '{count, plural, one {# project} other {# projects}}',
    ),
    case: wordsWith('Above the cases.', '{count, plural, one {# case} other {# cases}}'),
    person: wordsWith('Above the people.', '{count, plural, one {# person} other {# people}}'),
    page: wordsWith(
      'Above the other pages.',
      '{count, plural, one {# other page} other {# other pages}}',
    ),
    document: wordsWith('Above the PDFs.', '{count, plural, one {# PDF} other {# PDFs}}'),
    comingSoon: wordsWith(
      'Above the services coming soon.',
      '{count, plural, one {# service coming soon} other {# services coming soon}}',
    ),
  }),
}
