import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

export const shellWords = {
  shell: group('Around every page.', {
    skip: words(
      'The first link of a page. Keyboard users skip the menus with it.',
      'Skip to content',
    ),
    noConnection: words(
      'Below the header, after a click without an internet connection.',
      'No connection. Try again once you are online.',
    ),
    loading: words(
      'Screen-reader label of the progress bar while a page loads slowly.',
      'Loading the page',
    ),
    backToTop: words('Screen-reader label of the button back to the top.', 'Back to top'),
  }),
  breadcrumb: group('In the breadcrumb above a heading.', {
    spoken: words('Screen-reader label of the breadcrumb.', 'Breadcrumb'),
    home: words('The link to the home page.', 'Home'),
  }),
  counting: group('Next to figures with a counting method, and on /how-we-count.', {
    mark: wordsWith(
      'Screen-reader label of the button that explains a figure.',
      'Counting method of “{figure}”',
    ),
    asOf: words('Before the last day of a figure’s count.', 'As of'),
    source: words('Before the source of a figure.', 'Source'),
    result: wordsWith('Screen-reader text of a measured result.', '{before}, then {after}'),
    all: words('The link to /how-we-count.', 'How we count all figures'),
  }),
  preview: group('Only in a preview build.', {
    bar: wordsWith('At the foot of every page.', 'Preview of {date}. Not public.'),
    draft: words('After this text, on the page of a draft.', 'This page is a draft.'),
    scheduled: wordsWith(
      'After this text, on a page that is scheduled for later.',
      'This page will be published on {date}.',
    ),
    draftMark: words('In parentheses before links to a draft.', 'draft'),
    scheduledMark: wordsWith('In parentheses before links to a scheduled page.', 'from {date}'),
  }),
  header: group('In the header and the mobile menu.', {
    mainMenu: words('Screen-reader label of the menus of the header.', 'Main'),
    services: words('The menu of the services.', 'Services'),
    solutions: words('The menu of the solutions.', 'Solutions'),
    industries: words('The menu of the industries.', 'Industries'),
    successStories: words(
      'The success stories menu, off by default in the settings.',
      'Success stories',
    ),
    about: words('The link to /about.', 'About Us'),
    newTab: words('Screen-reader text after a link that opens a new tab.', '(opens in a new tab)'),
    allServices: words('The last link of the services menu, to /services.', 'All Services'),
    soon: words('Next to a service that is coming soon.', 'Soon'),
    solutionsOverview: words('The last link of the solutions menu.', 'Solutions overview'),
    industriesOverview: words('The last link of the industries menu.', 'Industries overview'),
    learnMore: words('The link to the page of an industry.', 'Learn more'),
    learnMoreAbout: wordsWith('Screen-reader text after this link.', 'about {industry}'),
    domains: words('Label above the domains of the success stories.', 'Domains'),
    protocols: words('Label above the protocols of the success stories.', 'Protocols'),
    cases: words('Label above the first cases in that menu.', 'Cases'),
    work: words('Label next to the two cases in each menu.', 'Work'),
    allCases: words('The link below them, to /portfolio.', 'All cases'),
    allProjects: words('The link to /portfolio in that menu.', 'See all projects'),
    contact: words('The button that links to /contact.', 'Get in touch'),
    theme: words('Screen-reader label of the choice of colours.', 'Theme'),
    lightTheme: words('The choice of light colours.', 'Light'),
    darkTheme: words('The choice of dark colours.', 'Dark'),
    systemTheme: words('The choice of the device’s colours.', 'System'),
    menu: words('The button that opens the mobile menu, and the heading of that menu.', 'Menu'),
    back: words('The button that goes up one level in the mobile menu.', 'Back'),
    closeMenu: words('The button that closes the mobile menu.', 'Close menu'),
  }),
  footer: group('In the footer.', {
    areaServed: wordsWith('The areas that the company serves.', 'Area served: {areas}'),
    menu: words('Heading of the links to pages.', 'Menu'),
    contact: words('The link to /contact.', 'Contact'),
    followUs: words('Heading of the social networks.', 'Follow us'),
    memberOf: words('Heading of the memberships.', 'Member of'),
    copyright: wordsWith('The last line, with the legal name.', '© {year} {company}'),
    privacy: words('The link to the privacy policy.', 'Privacy Policy'),
  }),
}
