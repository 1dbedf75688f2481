import { group } from '../fields/structure'
import { words } from '../fields/text'
import { caseWords } from './cases'
import { wordsWith } from './words'

const articlesOf = words('Heading of the articles.', 'To read')
const contactButton = words('The button that links to /contact.', 'Get in touch')

const contentsHeading = words('Heading of the table of contents.', 'Contents')

export const pageWords = {
  homePage: group('On the home page.', {
    allServices: words('The link to /services.', 'All Services'),
    servicesInGroup: wordsWith(
      'Next to the name of a service group.',
      '{count, plural, one {# service} other {# services}}',
    ),
    allInGroup: wordsWith(
      'The link from the first services of a group to all its services.',
      'All {count}',
    ),
    soon: words('Before the services of a group that are coming soon.', 'Coming soon'),
    readCase: words('Below the wordmark of a client with a case.', 'Read the case'),
    allCases: wordsWith(
      'The link to the cases.',
      '{count, plural, one {Read # case} other {Read # cases}}',
    ),
    allIndustries: words('The link to /industries.', 'All industries'),
    previousOfferings: words('The button that moves the offerings back.', 'Previous offerings'),
    nextOfferings: words('The button that moves the offerings on.', 'Next offerings'),
  }),
  finalCta: group('The call to action at the end of a page whose file has none.', {
    title: words('Heading.', 'Do you face the same decision?'),
    description: words(
      'What happens next.',
      'Describe your decision and its deadline. A colleague who does this work replies to you.',
    ),
    button: words('The button that links to /contact.', 'Write to us'),
  }),
  person: group('With each person of the team.', {
    more: wordsWith('The button that opens the rest of a biography.', 'More about {name}'),
    profile: words('The link to the person’s profile.', 'Profile'),
    profileOf: wordsWith('Screen-reader text after this link.', 'of {name} (opens in a new tab)'),
  }),
  servicesPage: group('On /services.', {
    all: words('Screen-reader label of the list.', 'All Services'),
    filter: words('Screen-reader label of the filter of the list.', 'Filter services'),
    group: words('Label of the choice of a group.', 'Group'),
    allGroups: words('The choice of all groups.', 'All groups'),
    industry: words('Label of the choice of an industry.', 'Industry'),
    allIndustries: words('The choice of all industries.', 'All industries'),
    none: words(
      'In a group without services for the chosen industry.',
      'No service of this group is written for that industry.',
    ),
    comingSoon: words('Next to a service that is coming soon.', 'Coming soon'),
  }),
  missingPage: group('On the 404 page.', {
    nearest: words('Before the link to the page with the most similar address.', 'Did you mean'),
  }),
  servicePage: group('On the page of a service.', {
    lead: words('Above the person who leads the practice.', 'Practice lead'),
    boughtAs: words('Before the offerings that include the service.', 'Bought as'),
    cover: words('Alternative text of the picture on the brochure’s card.', 'Cover of the PDF'),
    download: words('The link to the brochure, a PDF.', 'Download the brochure'),
    samples: words('Heading of the sample deliverables.', 'A sample of what you receive'),
    advice: words('Heading of the file’s text.', 'Before you decide'),
    questions: words('Heading of the questions.', 'Questions and answers'),
    next: words('Heading of the links at the end.', 'Next'),
    compare: words('Above comparisons and related services.', 'Compare'),
    cases: words('Above the cases that name the service.', 'See a case'),
    read: words('Above articles and industries.', 'Read'),
    nearestCase: wordsWith(
      'With the most similar case, if no case names the service. {services} are the services of that case.',
      'The nearest to this service. It used: {services}',
    ),
  }),
  comparisonPage: group('On the page of a comparison.', {
    choose: words('Heading of the advice on choosing a service.', 'Which to choose'),
    chooseWhen: words('Before the conditions for a service.', 'Choose this when'),
    avoidWhen: words('Before the conditions for another service.', 'Choose another when'),
    table: words('Heading of the table.', 'Side by side'),
    criterion: words('Heading of the table’s first column.', 'Question'),
    firstColumn: words('On phones, the list that chooses the first column.', 'First column'),
    secondColumn: words('The list that chooses the second column.', 'Second column'),
    advice: words('Heading of the file’s text.', 'How they fit together'),
    articles: articlesOf,
  }),
  finderPage: group('On the pages of the questions, /find.', {
    answers: words('Screen-reader label of the answers.', 'Answers'),
    none: words('Below the answers, to /contact.', 'None of these? Describe it in your own words'),
  }),
  portfolio: group('In the brochure of a service, a PDF.', {
    document: words('The kind of document, on its cover and above its pages.', 'Service brochure'),
    value: words('Next to the value statement.', 'The case'),
    services: words('Next to the scope of the service.', 'Scope'),
    process: words('Next to the steps.', 'Process'),
    benefits: words('Next to the benefits.', 'Benefits'),
    figures: words('Next to the figures.', 'In figures'),
    counted: words('Heading of the counting methods.', 'How these figures were counted'),
    asOf: words('Before the last day of a figure’s count.', 'As of'),
    source: words('Before the source of a figure.', 'Source'),
    samples: words('Before the names of sample deliverables.', 'Samples of what you receive'),
    contact: words('Next to the addresses at the end.', 'Contact'),
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
    document: words('The kind of document, above its title.', 'Sample deliverable'),
    cover: words('Alternative text of the picture of the first page.', 'First page of the PDF'),
    open: words('The link to the PDF.', 'Download the sample'),
    services: words('Screen-reader label of the links to services.', 'Delivered by'),
  }),
  vendorFile: group('On the page of a vendor-risk file, and in its PDF.', {
    document: words('The kind of document, above the title.', 'Vendor-risk file'),
    download: words('The link to the PDF.', 'Download this file'),
    contents: contentsHeading,
    checked: wordsWith('The day of the last check.', 'Answers and sources checked on {date}'),
    certifications: words('Heading of the certifications.', 'Certifications'),
    standard: words('Heading of the column of standards.', 'Standard or report'),
    status: words('Heading of the column of statuses.', 'Status'),
    note: words('Heading of the column of remarks.', 'What there is'),
    subcontractors: words('Heading of the subcontractors.', 'Subcontractors'),
    name: words('Heading of the column of subcontractors.', 'Who'),
    task: words('Heading of the column of tasks.', 'Task'),
    data: words('Heading of the column of data.', 'Your data that it sees'),
    location: words('Heading of the column of places.', 'Where'),
    rules: words('Heading of the rules.', 'The rules this answers to'),
    industries: words('Before the industries of the file.', 'Written for'),
  }),
  solutionPage: group('On the page of a solution.', {
    contact: contactButton,
    visit: wordsWith(
      'The button that links to a live solution. {host} is the name of its site.',
      'Open {host}',
    ),
    audience: words('Heading of the kinds of users.', 'Who it is for'),
    details: words('Heading of the file’s text.', 'In more detail'),
    behind: words('Heading of services and industries.', 'Services and industries behind it'),
    articles: articlesOf,
  }),
  blog: group('On /blog and on the pages of its categories.', {
    categories: words('Screen-reader label of the links to the categories.', 'Categories'),
    allArticles: words('The link to the articles of all categories.', 'All articles'),
    pagination: words('Screen-reader label of the links to the pages of a list.', 'Pages'),
    newer: words('The link to the page with newer articles.', 'Newer articles'),
    older: words('The link to the page with older articles.', 'Older articles'),
    pageOf: wordsWith('The number of the page in its list.', 'Page {number} of {total}'),
    numberedTitle: wordsWith(
      'Document title of the second and later pages. {title} is the title of /blog or of a category.',
      '{title}: Page {number} of {total}',
    ),
    numberedSummary: wordsWith(
      'Description of the second and later pages in search results.',
      '{title}, page {number} of {total}: all articles by date, the newest first.',
    ),
    none: words('When there are no articles to list.', 'There is no article here yet.'),
  }),
  categoryPage: group('In the document head of a category page.', {
    documentTitle: wordsWith('Document title. {blog} is the title of /blog.', '{category}, {blog}'),
    summary: wordsWith(
      'Description in search results. {category} is the category; {titles} are its newest articles.',
      'Articles in the category {category}: {titles}',
    ),
  }),
  articlePage: group('On the page of an article.', {
    contents: contentsHeading,
    updated: words('Before the day of the last change.', 'Updated'),
    readingTime: wordsWith('The reading time.', '{minutes} min read'),
    sources: words('Heading of the sources.', 'Sources'),
    articles: words('Heading of further articles.', 'Read next'),
    services: words('Heading of the services.', 'Services behind this article'),
  }),
  texts: group('In the texts of content files.', {
    note: words('Title of a <Callout> of this kind without a title.', 'Note'),
    tip: words('Title of a <Callout> of this kind without a title.', 'Tip'),
    warning: words('Title of a <Callout> of this kind without a title.', 'Warning'),
    table: wordsWith('Screen-reader label of a table, made from its headings.', 'Table: {columns}'),
    copy: words('The button that copies a block of code.', 'Copy'),
    copied: words('The same button after copying.', 'Copied'),
  }),
  offeringsPage: group('On /offerings.', {
    table: words('Heading of the table of offerings.', 'Side by side'),
    offering: words('Heading of the column of names.', 'Offering'),
    price: words('Heading of the column of prices.', 'Price'),
    length: words('Heading of the column of lengths.', 'How long'),
    endsWith: words('Heading of the column of results.', 'Ends with'),
    movedBy: words('Heading of the factors that change the price.', 'What moves the price'),
    excludes: words(
      'Heading of the items that the price does not include.',
      'What is not included',
    ),
  }),
  project: group('With each project on /portfolio.', {
    tags: words('Screen-reader label of the tags.', 'Tags'),
    impact: words('Heading of the change for the client.', 'What changed'),
    services: words('Screen-reader label of the links to services.', 'Services used'),
  }),
  ...caseWords,
  privacyPage: group('On /privacy-policy.', {
    contents: contentsHeading,
    effective: words('Before the day the policy takes effect.', 'Effective'),
    content: words('Heading of the first column of the third parties.', 'Content'),
    provider: words('Heading of the second column.', 'Provider'),
    askedWhen: words('Heading of the third column.', 'Asked for when you'),
    receives: words('Heading of the last column.', 'The provider then receives'),
    licences: words(
      'The link to the licences.',
      'Licences of the software and fonts on this website',
    ),
    formService: words('Name of the form service.', 'Form service'),
    formWhen: words('When the form service receives data.', 'send the contact form'),
    formReceives: words(
      'The data it receives.',
      'What you entered, your IP address and browser data',
    ),
    notCounted: words(
      'If the site has no analytics.',
      'This website does not count or analyse its visitors.',
    ),
    counted: words(
      'If the site has analytics: above the list of third parties.',
      'This website counts page views, inquiries sent, PDFs opened, clicks on calls to action and searches without results. It sets no cookies for this, stores nothing in your browser, and never sends what you type. If your browser sends Global Privacy Control or Do Not Track, it sends nothing.',
    ),
    analytics: words('Name of the analytics service.', 'Visitor statistics'),
    analyticsWhen: words('When the analytics service receives data.', 'open a page'),
    analyticsReceives: words(
      'The data it receives.',
      'The address of the page, the page you came from, your IP address and browser data',
    ),
    mapTiles: words('Name of the map service.', 'Map tiles'),
    mapWhen: words(
      'When the map service receives data.',
      'scroll to the map on the contact page, or press on it',
    ),
    mapReceives: words(
      'The data it receives.',
      'Your IP address, browser data and which part of the map is shown',
    ),
    video: words('Name of the video service.', 'Video'),
    videoWhen: words('When the video service receives data.', 'press play'),
    videoReceives: words(
      'The data it receives.',
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
      'The link to the blog, if /menu does not list all articles.',
      'All {count} articles',
    ),
    company: words('Heading of the company’s pages.', 'Company'),
    soon: words('Next to a service that is coming soon.', 'Soon'),
  }),
}
