import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

const counted = (one: string, other: string) =>
  wordsWith(`Above the ${other}.`, `{count, plural, one {# ${one}} other {# ${other}}}`)

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
  searchPage: group('On /search and in the search dialog.', {
    placeholder: words('Placeholder of the search field.', 'Service, topic, name …'),
    allOf: wordsWith(
      'The link below the first results of a type. {results} is their number, such as “23 articles”.',
      'All {results}',
    ),
  }),
  searchCounts: group('Above the search results of a type, by their number.', {
    service: counted('service', 'services'),
    industry: counted('industry', 'industries'),
    solution: counted('solution', 'solutions'),
    article: counted('article', 'articles'),
    vendorFile: counted('vendor-risk file', 'vendor-risk files'),
    deliverable: counted('sample', 'samples'),
    comparison: counted('comparison', 'comparisons'),
    question: counted('question', 'questions'),
    offering: counted('offering', 'offerings'),
    project: counted('project', 'projects'),
    case: counted('case', 'cases'),
    person: counted('person', 'people'),
    page: counted('other page', 'other pages'),
    document: counted('PDF', 'PDFs'),
    comingSoon: counted('service coming soon', 'services coming soon'),
  }),
}
