import * as z from 'zod'
import { isTimeZone } from '../visibility/day'
import { motifFamilies, weekdays } from './choices'
import { externalLink, pageLink, picture, references } from './fields/links'
import { flag, group, list, number } from './fields/structure'
import { choice, listedKey, matching, prose, sameDigits, shared, sized, words } from './fields/text'
import { isWordPattern } from './fields/word-pattern'

/** A part that is shown unless it is switched off. */
const shown = (description: string) =>
  z.boolean().default(true).meta({ description, example: 'false' })

const telephoneNumber = (description: string) =>
  matching(/^\+[1-9](?: ?\d){6,14}$/, description, '"+62 31 0100 0012"')
    .meta({ kind: 'telephone', ...shared })
    .optional()

/** Fields of a postal address. */
const addressFields = {
  lines: list(
    'The address, line by line.',
    words('One line of the address.', 'Jl. Jend. Sudirman Kav. 52-53').meta(shared),
  ).min(1),
  locality: words('City.', 'Jakarta Selatan').meta(shared),
  postalCode: words('Postal code, in quotes.', '"12190"').meta(shared),
  country: words('Country.', 'Indonesia').meta(shared),
  countryCode: words('Two-letter country code.', 'ID').meta(shared),
}

/** Returns the schema of a time of day. */
const timeOfDay = (description: string, example: string) =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, description, example).meta({ kind: 'time' })

/** @param pages whose motifs they are: `its services` */
const motifFamily = (pages: string) =>
  choice(motifFamilies, `Batik family of the motifs of ${pages}. Default: kawung`).default('kawung')

/**
 * Returns the schema of the links of the header or the footer.
 * @param example the page of the first one
 */
const siteLinks = (description: string, example: string) =>
  list(
    description,
    group('One link.', {
      page: pageLink('Address of the page.', example),
      label: sized(2, 30)(
        'Its words, 2 to 30 characters. Default: those of the interface for it, or the title of the page',
        'Vision',
      ).optional(),
    }).meta({ typeName: 'SiteLink' }),
  ).min(1)

/** Values of a filter of /portfolio, as its menu lists them. */
const filterValues = (filter: 'domain' | 'protocol', example: string) =>
  list(
    `The ${filter}s.`,
    words(`One ${filter}.`, example).meta({ filter, inTranslations: 'translated' }),
  )

/** Schema of `content/settings.yaml`: all that belongs to the company rather than to one page. */
export const settingsSchema = z.strictObject({
  brand: words('The name visitors know.', 'Tirtana').meta(shared),
  legalName: words('Name of the operating company.', 'PT Tirtana Teknologi').meta(shared),
  siteUrl: matching(
    /^https:\/\/[^/\s]+$/,
    'Address of the site, without a slash at the end.',
    'https://www.tirtana.example',
  ).meta({ kind: 'host' }),
  languages: list(
    'Languages of the site, as BCP 47 tags. The files of the first have no tag in their names; a translation of services/erp-integration.mdx into the second is services/erp-integration.id.mdx. Dates and numbers are written as each language does.',
    matching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'One language.', 'en-GB').meta({
      kind: 'language',
    }),
  ).min(1),
  timeZone: z.string().refine(isTimeZone).meta({
    description:
      'Time zone of the company, a name of the IANA time zone database. It decides what day it is: for publishAt and expireAt, for the check, and in the feed and the sitemap.',
    example: 'Asia/Jakarta',
    kind: 'time zone',
  }),
  tagline: prose('One sentence about the company.', 'IT consulting in Surabaya.'),
  foundedYear: number('Year in which the company began, for search engines.', '2017').int(),
  headcount: number(
    'How many people the company employs, for search engines. The check compares the teams of cases at the same time with it. Default: none',
    '124',
  )
    .int()
    .min(1)
    .optional(),
  copyrightYear: number('Year in the footer’s copyright line.', '2025').int(),
  sampleNotice: prose(
    'Line in the footer that says what of the site is invented. Remove it with the last of the sample content.',
    'Sample site: the company, its people, clients and figures are invented.',
  ).optional(),
  email: z.email().meta({
    description: 'The contact address.',
    example: 'hello@tirtana.example',
    ...shared,
  }),
  telephone: telephoneNumber(
    'Telephone number with + and its country code, in quotes: contact page, footer, PDFs and search engines.',
  ),
  whatsapp: telephoneNumber(
    'Number that answers on WhatsApp, with + and its country code, in quotes; shown beside the telephone number.',
  ),
  replyPromise: words('When an inquiry is answered.', '1–2 business days').meta(sameDigits),
  address: group('The headquarters.', addressFields),
  openingHours: list(
    'When the headquarters is open, in the company’s time zone: contact page, footer and search engines. Default: not stated',
    group('Days with the same hours.', {
      days: list('The days.', choice(weekdays, 'One day of the week.')).min(1),
      opens: timeOfDay('When it opens, in quotes: hours and minutes.', '"08:00"'),
      closes: timeOfDay('When it closes, in quotes; after midnight if it is earlier.', '"17:00"'),
    }).meta({ typeName: 'OpeningHours' }),
  ).default([]),
  areaServed: list(
    'Cities, regions or countries that the company serves: contact page, footer and search engines. Default: not stated',
    words('One area.', 'West Java').meta({ inTranslations: 'translated' }),
  ).default([]),
  branches: list(
    'Further places of the company: contact page, footer and search engines. Default: none',
    group('One place.', {
      name: words('Name of the place.', 'Surabaya branch'),
      ...addressFields,
      telephone: telephoneNumber(
        'Telephone number of the place with + and its country code, in quotes.',
      ),
    }).meta({ typeName: 'Branch' }),
  ).default([]),
  social: list(
    'Social profiles in the footer. Default: none',
    group('One profile.', {
      network: choice(['LinkedIn', 'X', 'GitHub', 'YouTube', 'Instagram'], 'The network.'),
      url: externalLink('The profile.', 'https://www.linkedin.com/company/tirtana'),
    }).meta({ typeName: 'SocialProfile' }),
  ).default([]),
  career: group('The job board; opens in a new tab. Default: none', {
    // The header has no room for more beside its menus.
    label: sized(2, 20)('The words of the link, 2 to 20 characters.', 'Career'),
    url: externalLink('The job board.', 'https://jobs.tirtana.example'),
  }).optional(),
  memberships: list(
    '"Member of" badges in the footer, up to six. Default: none',
    group('One badge.', {
      name: words('The association or analyst firm.', 'Indonesian Software Association').meta(
        shared,
      ),
      note: words('What the badge says under the name.', 'Member since 2019'),
      url: externalLink('Its site; the badge links to it.', 'https://asosiasi.example').optional(),
    }).meta({ typeName: 'Membership' }),
  )
    .max(6)
    .default([]),
  map: group('The map on the contact page. Default: none', {
    latitude: number('Latitude of the centre.', '-6.2264'),
    longitude: number('Longitude of the centre.', '106.8085'),
    zoom: number('Zoom level.', '15').int(),
    tiles: externalLink('Address of the tiles.', 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    attribution: words('Credit for the tiles.', '© OpenStreetMap contributors').meta(shared),
    attributionUrl: externalLink('The credit’s link.', 'https://www.openstreetmap.org/copyright'),
    popup: words('Words of the marker’s popup.', 'Tirtana headquarters'),
    directionsUrl: externalLink(
      'The place on a map site.',
      'https://www.openstreetmap.org/?mlat=-6.2264&mlon=106.8085#map=15/-6.2264/106.8085',
    ),
  }).optional(),
  video: group('The video of the media partnership. Default: none', {
    title: words('Title of the video.', 'Inside the studio'),
    embedUrl: externalLink(
      'Privacy-enhanced embed address.',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ),
    watchUrl: externalLink('The video’s own page.', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
    poster: picture('What is seen until it is played: 16 to 9, at least 1280 px wide.', 960),
  }).optional(),
  form: group('The contact form’s service.', {
    endpoint: externalLink('Address of the form service.', 'https://api.web3forms.com/submit'),
    subject: words(
      'Subject line of inquiries; the service’s name is added after it.',
      'New inquiry from the contact page',
    ),
    unanswered: prose(
      'Beside the button, when an inquiry was sent and no answer has come: it may have arrived.',
      'We may already have this message …',
    ),
  }),
  analytics: group(
    'Counts visits and a few events without cookies, storage or scripts of the service. The content security policy and the list of third parties name the service by themselves. Default: none',
    {
      service: choice(
        ['plausible', 'matomo'],
        'The service. Both have a hosted version and one for a server of your own.',
      ),
      host: matching(
        /^https:\/\/[^/\s]+$/,
        'Its address, without a slash at the end.',
        'https://plausible.io',
      ),
      site: words('Name or number of the site in the service.', 'tirtana.example'),
    },
  )
    .meta(shared)
    .optional(),
  budgets: list(
    'The ranges that the form offers for a budget, up to eight, in order. Inquiries say them in the first language. Default: no such field',
    group('One range.', {
      budget: listedKey('budget', 'Its name in offerings.', 'small'),
      label: words('The range as visitors read it, with its currency.', '$10k – $50k').meta(
        sameDigits,
      ),
      inPrices: words(
        'The same range in the currency of the prices of offerings. The help of the form shows it, and the check compares the prices of offerings with it. Default: none',
        'Rp160–810 million',
      )
        .meta({ ...sameDigits, compared: 'price' })
        .optional(),
    }).meta({ typeName: 'BudgetRange' }),
  )
    .max(8)
    .default([]),
  priceNote: prose(
    'A sentence below prices, such as the currency in which clients abroad pay. Default: none',
    'Clients abroad pay in US dollars at the middle rate of Bank Indonesia on the date of the invoice.',
  ).optional(),
  serviceGroups: list(
    'The groups of services, one to six, in menu order.',
    group('One group.', {
      group: listedKey('group', 'Its name in services and in addresses.', 'it-consulting'),
      name: words('Name of the group.', 'Blockchain Consulting'),
      summary: prose('One or two sentences about the group.', 'Decide what to build …'),
      motif: motifFamily('its services'),
    }).meta({ typeName: 'ServiceGroup' }),
  )
    .min(1)
    .max(6),
  serviceKinds: list(
    'The kinds of services, one to twelve. Each service shows the name of its kind above its headline.',
    group('One kind.', {
      kind: listedKey('service kind', 'Its key in services.', 'integration-services'),
      name: words('Name of the kind.', 'Integration Services'),
    }).meta({ typeName: 'ServiceKind' }),
  )
    .min(1)
    .max(12),
  blogCategories: list(
    'The categories of the blog, one to eight, in the order of its filter. One without articles is not shown.',
    group('One category.', {
      category: listedKey('category', 'Its name in articles and in addresses.', 'strategy'),
      name: words('Name of the category.', 'Strategy'),
      motif: motifFamily('its articles'),
    }).meta({ typeName: 'BlogCategory' }),
  )
    .min(1)
    .max(8),
  articlesPerPage: number('How many articles a page of the blog lists, 1 to 100. Default: 20', '20')
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta(shared),
  header: siteLinks(
    'The links of the header and the mobile menu, one to seven, in order. /services, /solutions and /industries open a menu; /portfolio does where there are successStories, and then shows while features.successStories is true.',
    '/services',
  ).max(7),
  footer: siteLinks('The links of the footer, one to fourteen, in order.', '/contact').max(14),
  motif: shown('Draw the motif: in pages, PDFs and share images. Default: true'),
  homeIndustries: references('industries', 'The industries of the home page, in order.'),
  industriesPage: references('industries', 'Industries at the top of /industries, in order.'),
  bannedWords: list(
    'Words that files in the first language may not use, except in code and links. The check names each with its advice. Default: none',
    group('Words with the same advice.', {
      words: list(
        'The words, in any case. A space also matches a hyphen or a line break.',
        z.string().refine(isWordPattern).meta({
          description: 'A word, a phrase or a regular expression.',
          example: 'state of the art',
          kind: 'pattern',
        }),
      ).min(1),
      advice: prose(
        'What to write instead; the check quotes it.',
        'Name the technique and how long it has run in production.',
      ).meta(shared),
    }).meta({ typeName: 'BannedWords' }),
  ).default([]),
  successStories: group('The success stories menu. Default: none', {
    domains: filterValues('domain', 'Payments'),
    protocols: filterValues('protocol', 'EVM Based'),
  }).optional(),
  features: group('Parts that are built and switched off.', {
    successStories: flag(
      'Show the success stories menu, where there are successStories and entries in content/portfolio or content/cases. Default: false',
    ),
    homeOfferings: flag('Show the offerings on the home page, where there are any. Default: false'),
    offeringsCarousel: flag('Show the carousel’s controls over the offerings. Default: false'),
  }),
})

/** The settings as a page in one of the languages reads them. */
export type Settings = z.output<typeof settingsSchema> & {
  /** The language in which their texts are, as a BCP 47 tag. */
  language: string
}

/** Returns the name that visitors read of a kind of services, in the language of the settings. */
export const serviceKindName = (key: string, kinds: Settings['serviceKinds']): string =>
  kinds.find(({ kind }) => kind === key)?.name ?? key
