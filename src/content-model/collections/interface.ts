import * as z from 'zod'
import { words } from './fields'
import { contactWords } from './interface-words/contact'
import { frameWords } from './interface-words/frame'
import { searchWords } from './interface-words/search'
import { part, wordsWith } from './interface-words/words'

/** Schema of `content/interface.yaml`: the interface’s own words, which no entry has. */
export const interfaceSchema = z.strictObject({
  ...frameWords,
  ...searchWords,
  ...contactWords,
  servicePage: part('On the page of a service.', {
    cover: words('What the picture on the portfolio card shows.', 'Cover of the PDF'),
    download: words('The link to the portfolio PDF.', 'Download the portfolio'),
    advice: words('Heading of the file’s text.', 'Before you decide'),
    questions: words('Heading of the questions.', 'Questions and answers'),
    related: words('Heading of the links at the end.', 'Related services and articles'),
  }),
  industryPage: part('On the page of an industry.', {
    advice: words('Heading of the file’s text.', 'Before you start'),
    services: wordsWith(
      ['industry'],
      'Heading of the services; {industry} stands for its name.',
      'Services for {industry}',
    ),
    articles: words('Heading of the articles.', 'To read'),
  }),
  solutionPage: part('On the page of a solution.', {
    audience: words('Heading of the kinds of users.', 'Who it is for'),
    details: words('Heading of the file’s text.', 'In more detail'),
    behind: words('Heading of services and industries.', 'Services and industries behind it'),
    articles: words('Heading of the articles.', 'To read'),
  }),
  articlePage: part('On the page of an article.', {
    sources: words('Heading of the sources.', 'Sources'),
    articles: words('Heading of further articles.', 'Read next'),
    services: words('Heading of the services.', 'Services behind this article'),
  }),
  project: part('With each project on /portfolio.', {
    tags: words('What screen readers call the tags.', 'Tags'),
    impact: words('Heading of what changed.', 'What changed'),
    services: words('What screen readers call the links to services.', 'Services used'),
  }),
  siteIndex: part('On /menu, the list of all pages.', {
    overviews: words('Heading of the overviews.', 'Overviews'),
    solutions: words('Heading of the solutions.', 'Solutions'),
    industries: words('Heading of the industries.', 'Industries'),
    articles: words('Heading of the articles.', 'Articles'),
    allArticles: wordsWith(
      ['count'],
      'The link to the blog, where not all articles are listed; {count} stands for how many there are.',
      'All {count} articles',
    ),
    company: words('Heading of the company’s pages.', 'Company'),
    soon: words('Beside a service that is coming soon.', 'Soon'),
  }),
})
