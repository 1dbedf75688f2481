import { group } from '../fields/structure'
import { words } from '../fields/text'
import { wordsWith } from './words'

/** Words around every page: header, menus, search and footer. */
export const frameWords = {
  frame: group('Around every page.', {
    skip: words('The first link of a page, for keyboards: past the menus.', 'Skip to content'),
    noConnection: words(
      'Shown below the header where a press needs a connection and there is none.',
      'No connection. Try again once you are online.',
    ),
    loading: words(
      'What screen readers call the bar at the top while a page takes long to load.',
      'Loading the page',
    ),
    backToTop: words('What screen readers call the button back to the top.', 'Back to top'),
  }),
  breadcrumb: group('In the line above a heading that leads from the home page to the page.', {
    spoken: words('What screen readers call it.', 'Breadcrumb'),
    home: words('The link to the home page.', 'Home'),
  }),
  counting: group('Beside figures that say how they were counted, and on /how-we-count.', {
    mark: wordsWith('What screen readers call the mark of a figure.', 'How “{figure}” was counted'),
    asOf: words('Before the day to which a figure was counted.', 'As of'),
    source: words('Before what a figure was read from.', 'Source'),
    result: wordsWith('How screen readers read a measured result.', '{before}, then {after}'),
    all: words('The link to /how-we-count.', 'How we count all figures'),
  }),
  preview: group('Only in a preview build.', {
    bar: wordsWith('At the foot of every page.', 'Preview of {date}. Not public.'),
    draft: words('After it, on the page of a draft.', 'This page is a draft.'),
    scheduled: wordsWith(
      'After it, on a page that is not due yet.',
      'This page will be published on {date}.',
    ),
    draftMark: words('In parentheses after links to a draft.', 'draft'),
    scheduledMark: wordsWith(
      'In parentheses after links to a page that is not due yet.',
      'from {date}',
    ),
  }),
  header: group('In the header and the mobile menu.', {
    mainMenu: words('What screen readers call the menus of the header.', 'Main'),
    services: words('The menu of the services.', 'Services'),
    solutions: words('The menu of the solutions.', 'Solutions'),
    industries: words('The menu of the industries.', 'Industries'),
    successStories: words('The menu (off by default, see settings).', 'Success stories'),
    about: words('The link to /about.', 'About Us'),
    newTab: words('What screen readers say after a link to a new tab.', '(opens in a new tab)'),
    servicesOverview: words('The last link of the services menu.', 'Services overview'),
    allServices: words('Label above the list of all services of a group.', 'All Services'),
    soon: words('Beside a service that is coming soon.', 'Soon'),
    solutionsOverview: words('The last link of the solutions menu.', 'Solutions overview'),
    industriesOverview: words('The last link of the industries menu.', 'Industries overview'),
    learnMore: words('The link to the page of an industry.', 'Learn more'),
    learnMoreAbout: wordsWith('What screen readers say after it.', 'about {industry}'),
    domains: words('Label above the domains of the success stories.', 'Domains'),
    protocols: words('Label above the protocols of the success stories.', 'Protocols'),
    cases: words('Label above the first cases in that menu.', 'Cases'),
    work: words('Label next to two cases in each menu.', 'Work'),
    allCases: words('The link under it, to /portfolio.', 'All cases'),
    allProjects: words('The link to /portfolio in that menu.', 'See all projects'),
    contact: words('The button that leads to /contact.', 'Get in touch'),
    theme: words('What screen readers call the choice of colours.', 'Theme'),
    lightTheme: words('The choice of light colours.', 'Light'),
    darkTheme: words('The choice of dark colours.', 'Dark'),
    systemTheme: words('The choice of the colours that the device uses.', 'System'),
    menu: words('The button that opens the mobile menu, and the heading of that menu.', 'Menu'),
    back: words('The button that leads a level up in the mobile menu.', 'Back'),
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
