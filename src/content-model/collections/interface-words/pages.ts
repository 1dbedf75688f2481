import { group } from '../fields/structure'
import { words } from '../fields/text'
import { caseWords } from './cases'
import { wordsWith } from './words'

const articlesOf = words('Heading of the articles.', 'To read')
const contactButton = words('The button that leads to /contact.', 'Get in touch')

const contentsHeading = words('Heading of the table of contents.', 'Contents')

/** Words that pages of a kind have in common. */
export const pageWords = {
  homePage: group('On the home page.', {
    allServices: words('The link to /services.', 'All Services'),
    servicesInGroup: wordsWith(
      'Beside the name of a group of services.',
      '{count, plural, one {# service} other {# services}}',
    ),
    allInGroup: wordsWith('The link from a group’s first services to all of them.', 'All {count}'),
    soon: words('Before the services of a group that are coming soon.', 'Coming soon'),
    allCases: wordsWith(
      'The link to /portfolio.',
      '{count, plural, one {Read # case} other {Read # cases}}',
    ),
    allIndustries: words('The link to /industries.', 'All industries'),
    previousOfferings: words('The button that moves the offerings back.', 'Previous offerings'),
    nextOfferings: words('The button that moves the offerings on.', 'Next offerings'),
  }),
  person: group('With each person of the team.', {
    profile: words('The link to the person’s profile.', 'Profile'),
    profileOf: wordsWith('What screen readers say after it.', 'of {name} (opens in a new tab)'),
  }),
  servicesPage: group('On /services.', {
    all: words('What screen readers call the list.', 'All Services'),
    filter: words('What screen readers call the filter of the list.', 'Filter services'),
    group: words('Label of the choice of a group.', 'Group'),
    allGroups: words('The choice of all groups.', 'All groups'),
    industry: words('Label of the choice of an industry.', 'Industry'),
    allIndustries: words('The choice of all industries.', 'All industries'),
    none: words(
      'In a group that has no service for the chosen industry.',
      'No service of this group is written for that industry.',
    ),
    comingSoon: words('Beside a service that is coming soon.', 'Coming soon'),
  }),
  missingPage: group('Where an address has no page.', {
    nearest: words('Before the link to the page with the most similar address.', 'Did you mean'),
  }),
  servicePage: group('On the page of a service.', {
    boughtAs: words('Before the offerings that the service is bought as.', 'Bought as'),
    cover: words('What the picture on the brochure’s card shows.', 'Cover of the PDF'),
    download: words('The link to the brochure, a PDF.', 'Download the brochure'),
    samples: words('Heading of the sample deliverables.', 'A sample of what you receive'),
    advice: words('Heading of the file’s text.', 'Before you decide'),
    questions: words('Heading of the questions.', 'Questions and answers'),
    next: words('Heading of the links at the end.', 'Next'),
    compare: words('Above comparisons and related services.', 'Compare'),
    cases: words('Above the cases that name the service.', 'See a case'),
    read: words('Above articles and industries.', 'Read'),
    nearestCase: wordsWith(
      'With the nearest case, where none names the service; {services} stands for those that it names.',
      'The nearest to this service. It used: {services}',
    ),
  }),
  comparisonPage: group('On the page of a comparison.', {
    choose: words('Heading of when to choose which service.', 'Which to choose'),
    chooseWhen: words('Before when a service is the right one.', 'Choose this when'),
    avoidWhen: words('Before when another one is.', 'Choose another when'),
    table: words('Heading of the table.', 'Side by side'),
    criterion: words('Heading of the table’s first column.', 'Question'),
    advice: words('Heading of the file’s text.', 'How they fit together'),
    articles: articlesOf,
  }),
  finderPage: group('On the pages of the questions, /find.', {
    answers: words('What screen readers call the answers.', 'Answers'),
    none: words(
      'The link to /contact below the answers.',
      'None of these? Describe it in your own words',
    ),
  }),
  portfolio: group('In the brochure of a service, a PDF.', {
    document: words('What the document is, on its cover and above its pages.', 'Service brochure'),
    value: words('Beside what the client gains.', 'The case'),
    services: words('Beside what is done.', 'Scope'),
    process: words('Beside the steps.', 'Process'),
    benefits: words('Beside the benefits.', 'Benefits'),
    figures: words('Beside the figures.', 'In figures'),
    counted: words('Above how the figures were counted.', 'How these figures were counted'),
    asOf: words('Before the day to which a figure was counted.', 'As of'),
    source: words('Before what a figure was read from.', 'Source'),
    samples: words('Before the names of sample deliverables.', 'Samples of what you receive'),
    contact: words('Beside the addresses at the end.', 'Contact'),
    ask: words('The link to the form on /contact.', 'Ask about this service'),
  }),
  industryPage: group('On the page of an industry.', {
    contact: contactButton,
    advice: words('Heading of the file’s text.', 'Before you start'),
    next: words('Heading of the links at the end.', 'Next'),
    services: wordsWith('Heading of the services.', 'Services for {industry}'),
    vendorFiles: words('Heading of the vendor-risk files.', 'For your risk team'),
    cases: words('Heading of the cases that name the industry.', 'Cases from this industry'),
    articles: articlesOf,
  }),
  deliverable: group('With each sample on /deliverables and on the pages of services.', {
    document: words('What it is, above its title.', 'Sample deliverable'),
    cover: words('What the picture of its first page shows.', 'First page of the PDF'),
    open: words('The link to the PDF.', 'Download the sample'),
    services: words('What screen readers call the links to services.', 'Delivered by'),
  }),
  vendorFile: group('On the page of a vendor-risk file, and in its PDF.', {
    document: words('What the page and the PDF are, above the title.', 'Vendor-risk file'),
    download: words('The link to the PDF.', 'Download this file'),
    contents: contentsHeading,
    checked: wordsWith('The day of the last check.', 'Answers and sources checked on {date}'),
    certifications: words('Heading of the certifications.', 'Certifications'),
    standard: words('Heading of the column of standards.', 'Standard or report'),
    status: words('Heading of the column that says which are held.', 'Status'),
    note: words('Heading of the column of remarks.', 'What there is'),
    subcontractors: words('Heading of the subcontractors.', 'Subcontractors'),
    name: words('Heading of the column of subcontractors.', 'Who'),
    task: words('Heading of the column of tasks.', 'Task'),
    data: words('Heading of the column of data.', 'Your data that it sees'),
    location: words('Heading of the column of places.', 'Where'),
    rules: words('Heading of the rules.', 'The rules this answers to'),
    industries: words('Heading of the industries that it is for.', 'Written for'),
  }),
  solutionPage: group('On the page of a solution.', {
    contact: contactButton,
    audience: words('Heading of the kinds of users.', 'Who it is for'),
    details: words('Heading of the file’s text.', 'In more detail'),
    behind: words('Heading of services and industries.', 'Services and industries behind it'),
    articles: articlesOf,
  }),
  blog: group('On /blog and on the pages of its categories.', {
    categories: words('What screen readers call the links to the categories.', 'Categories'),
    allArticles: words('The link to the articles of all categories.', 'All articles'),
    earlier: words('Heading of all articles but the newest.', 'Earlier articles'),
    none: words('While there is no article to list.', 'There is no article here yet.'),
  }),
  categoryPage: group('In the head of the page of a category.', {
    documentTitle: wordsWith('Document title; {blog} is the title of /blog.', '{category}, {blog}'),
    summary: wordsWith(
      'What search results show; {category} stands for the category, {titles} for its newest articles.',
      'Articles in the category {category}: {titles}',
    ),
  }),
  articlePage: group('On the page of an article.', {
    contents: contentsHeading,
    updated: words('Before the day of the last change.', 'Updated'),
    readingTime: wordsWith('How long reading takes.', '{minutes} min read'),
    sources: words('Heading of the sources.', 'Sources'),
    articles: words('Heading of further articles.', 'Read next'),
    services: words('Heading of the services.', 'Services behind this article'),
  }),
  texts: group('In the texts of content files.', {
    note: words('Title of a <Callout> of this kind that has none.', 'Note'),
    tip: words('Title of a <Callout> of this kind that has none.', 'Tip'),
    warning: words('Title of a <Callout> of this kind that has none.', 'Warning'),
    table: wordsWith(
      'What screen readers call a table, by its columns’ headings.',
      'Table: {columns}',
    ),
  }),
  offeringsPage: group('On /offerings.', {
    table: words('Heading of the table that compares them.', 'Side by side'),
    offering: words('Heading of the column of their names.', 'Offering'),
    price: words('Heading of the column of prices.', 'Price'),
    length: words('Heading of the column of lengths.', 'How long'),
    endsWith: words('Heading of the column of what each ends with.', 'Ends with'),
    movedBy: words('Heading of what moves its price.', 'What moves the price'),
    excludes: words('Heading of what its price leaves out.', 'What is not included'),
  }),
  project: group('With each project on /portfolio.', {
    tags: words('What screen readers call the tags.', 'Tags'),
    impact: words('Heading of what changed.', 'What changed'),
    services: words('What screen readers call the links to services.', 'Services used'),
  }),
  ...caseWords,
  privacyPage: group('On /privacy-policy.', {
    contents: contentsHeading,
    effective: words('Before the day from which the policy holds.', 'Effective'),
    content: words('Heading of the first column of the third parties.', 'Content'),
    provider: words('Heading of the second column.', 'Provider'),
    askedWhen: words('Heading of the third column.', 'Asked for when you'),
    receives: words('Heading of the last column.', 'The provider then receives'),
    licences: words(
      'The link to the licences.',
      'Licences of the software and fonts on this website',
    ),
    formService: words('The first of the third parties.', 'Form service'),
    formWhen: words('When it is asked.', 'send the contact form'),
    formReceives: words('What it receives.', 'What you entered, your IP address and browser data'),
    mapTiles: words('The second of the third parties.', 'Map tiles'),
    mapWhen: words('When it is asked.', 'scroll to the map on the contact page, or press on it'),
    mapReceives: words(
      'What it receives.',
      'Your IP address, browser data and which part of the map is shown',
    ),
    video: words('The last of the third parties.', 'Video'),
    videoWhen: words('When it is asked.', 'press play'),
    videoReceives: words(
      'What it receives.',
      'Your IP address and browser data; it may set cookies or use storage in your browser',
    ),
  }),
  siteIndex: group('On /menu, the list of all pages.', {
    overviews: words('Heading of the overviews.', 'Overviews'),
    solutions: words('Heading of the solutions.', 'Solutions'),
    industries: words('Heading of the industries.', 'Industries'),
    articles: words('Heading of the articles.', 'Articles'),
    cases: words('Heading of the cases.', 'Cases'),
    allArticles: wordsWith(
      'The link to the blog, where not all articles are listed.',
      'All {count} articles',
    ),
    company: words('Heading of the company’s pages.', 'Company'),
    soon: words('Beside a service that is coming soon.', 'Soon'),
  }),
}
