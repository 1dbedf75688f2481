import * as z from 'zod'
import { motifFamilies } from '../../motif/families'
import { isTimeZone } from '../visibility/day'
import { weekdays } from './choices'
import { externalLink, pageLink, picture, references } from './fields/links'
import { flag, group, list, number } from './fields/structure'
import { choice, listedKey, matching, prose, sameDigits, shared, sized, words } from './fields/text'
import { isWordPattern } from './fields/word-pattern'

const shown = (description: string) =>
  z.boolean().default(true).meta({ description, example: 'false' })

const telephoneNumber = (description: string) =>
  matching(/^\+[1-9](?: ?\d){6,14}$/, description, '"+62 31 0100 0012"')
    .meta({ kind: 'telephone', ...shared })
    .optional()

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

const timeOfDay = (description: string, example: string) =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, description, example).meta({ kind: 'time' })

/** @param pages the pages with the motif, for example `its services` */
const motifFamily = (pages: string) =>
  choice(motifFamilies, `Batik family of the motifs of ${pages}. Default: kawung`).default('kawung')

/** @param example the path of a page */
const siteLinks = (description: string, example: string) =>
  list(
    description,
    group('One link.', {
      page: pageLink('Address of the page.', example),
      label: sized(2, 30)(
        'The text of the link, 2 to 30 characters. Default: the words in interface.yaml, or the title of the page',
        'Vision',
      ).optional(),
    }).meta({ typeName: 'SiteLink' }),
  ).min(1)

const filterValues = (filter: 'domain' | 'protocol', example: string) =>
  list(
    `The ${filter}s.`,
    words(`One ${filter}.`, example).meta({ filter, inTranslations: 'translated' }),
  )

/** Schema of `content/settings.yaml`. */
export const settingsSchema = z.strictObject({
  brand: words('The brand name.', 'Tirtana').meta(shared),
  legalName: words('Registered name of the company.', 'PT Tirtana Teknologi').meta(shared),
  siteUrl: matching(
    /^https:\/\/[^/\s]+$/,
    'Address of the site, without a slash at the end.',
    'https://www.tirtana.example',
  ).meta({ kind: 'host' }),
  languages: list(
    'Languages of the site, as BCP 47 tags. Files in the first language have no tag in their names. The Indonesian translation of services/erp-integration.mdx is services/erp-integration.id.mdx. Dates and numbers follow the language.',
    matching(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/, 'One language.', 'en-GB').meta({
      kind: 'language',
    }),
  ).min(1),
  timeZone: z.string().refine(isTimeZone).meta({
    description:
      'Time zone of the company, as a name of the IANA time zone database. It determines the current day for publishAt, expireAt and the check, and the dates in the feed and the sitemap.',
    example: 'Asia/Jakarta',
    kind: 'time zone',
  }),
  tagline: prose('One sentence about the company.', 'IT consulting in Surabaya.'),
  foundedYear: number('Year the company was founded, for search engines.', '2017').int(),
  headcount: number(
    'Number of employees, for search engines. The check compares it with the teams of concurrent cases. Default: none',
    '124',
  )
    .int()
    .min(1)
    .optional(),
  copyrightYear: number('Year in the footer’s copyright line.', '2025').int(),
  sampleNotice: prose(
    'A notice in the footer that the site contains sample content. Remove it when you have replaced all sample content.',
    'Sample site: the company, its people, clients and figures are invented.',
  ).optional(),
  email: z.email().meta({
    description: 'Email address for contact.',
    example: 'hello@tirtana.example',
    ...shared,
  }),
  telephone: telephoneNumber(
    'Telephone number with + and its country code, in quotes: contact page, footer, PDFs and search engines.',
  ),
  whatsapp: telephoneNumber(
    'WhatsApp number with + and its country code, in quotes. It is shown next to the telephone number.',
  ),
  replyPromise: words('How soon you answer an inquiry.', '1–2 business days').meta(sameDigits),
  address: group('The headquarters.', addressFields),
  openingHours: list(
    'Opening hours of the headquarters, in the company’s time zone: contact page, footer and search engines. Default: not shown',
    group('Days with the same hours.', {
      days: list('The days.', choice(weekdays, 'One day of the week.')).min(1),
      opens: timeOfDay('Opening time in quotes: hours and minutes.', '"08:00"'),
      closes: timeOfDay(
        'Closing time in quotes. If it is earlier than the opening time, it means the next day.',
        '"17:00"',
      ),
    }).meta({ typeName: 'OpeningHours' }),
  ).default([]),
  areaServed: list(
    'Cities, regions or countries that the company serves: contact page, footer and search engines. Default: not shown',
    words('One area.', 'West Java').meta({ inTranslations: 'translated' }),
  ).default([]),
  branches: list(
    'Other offices of the company: contact page, footer and search engines. Default: none',
    group('One office.', {
      name: words('Name of the office.', 'Surabaya branch'),
      ...addressFields,
      telephone: telephoneNumber(
        'Telephone number of the office with + and its country code, in quotes.',
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
  career: group('The link to the job board, which opens in a new tab. Default: none', {
    // Longer labels do not fit in the header.
    label: sized(2, 20)('The text of the link, 2 to 20 characters.', 'Career'),
    url: externalLink('Address of the job board.', 'https://jobs.tirtana.example'),
  }).optional(),
  memberships: list(
    '"Member of" badges in the footer, up to six. Default: none',
    group('One badge.', {
      name: words('The association or analyst firm.', 'Indonesian Software Association').meta(
        shared,
      ),
      note: words('The line below the name.', 'Member since 2019'),
      url: externalLink(
        'Address of its website. The badge links to it.',
        'https://asosiasi.example',
      ).optional(),
    }).meta({ typeName: 'Membership' }),
  )
    .max(6)
    .default([]),
  map: group('The map on the contact page. Default: none', {
    latitude: number('Latitude of the centre.', '-6.2264').min(-90).max(90),
    longitude: number('Longitude of the centre.', '106.8085').min(-180).max(180),
    zoom: number('Zoom level.', '15').int().min(0).max(19),
    tiles: externalLink(
      'Address pattern of the map tiles.',
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    ),
    attribution: words('Credit for the tiles.', '© OpenStreetMap contributors').meta(shared),
    attributionUrl: externalLink(
      'Address that the credit links to.',
      'https://www.openstreetmap.org/copyright',
    ),
    popup: words('Text of the marker’s popup.', 'Tirtana headquarters'),
    directionsUrl: externalLink(
      'Address of this place on a map website, for directions.',
      'https://www.openstreetmap.org/?mlat=-6.2264&mlon=106.8085#map=15/-6.2264/106.8085',
    ),
  }).optional(),
  video: group('The video of the media partnership. Default: none', {
    title: words('Title of the video.', 'Inside the studio'),
    embedUrl: externalLink(
      'Address of the privacy-enhanced embed.',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    ).refine((url) => !/^https:\/\/([\w-]+\.)?youtu(?!.*\/embed\/)/.test(url)),
    watchUrl: externalLink(
      'Address of the video’s page.',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ),
    poster: picture('The picture before the video plays: 16:9, at least 1280 px wide.', 960),
  }).optional(),
  form: group('The contact form.', {
    endpoint: externalLink('Address of the form service.', 'https://api.web3forms.com/submit'),
    subject: words(
      'Subject line of inquiries. The name of the service is added to it.',
      'New inquiry from the contact page',
    ),
    unanswered: prose(
      'Message next to the button if the form service does not respond, so the inquiry may or may not have arrived.',
      'We may already have this message …',
    ),
  }),
  analytics: group(
    'Counts visits and a few events without cookies, browser storage or third-party scripts. The build adds the service to the content security policy and to the list of third parties. Default: none',
    {
      service: choice(
        ['plausible', 'matomo'],
        'The service. You can use the hosted version or your own server.',
      ),
      host: matching(
        /^https:\/\/[^/\s]+$/,
        'Address of the service, without a slash at the end.',
        'https://plausible.io',
      ),
      site: words('Name or number of the site in the service.', 'tirtana.example'),
    },
  )
    .meta(shared)
    .optional(),
  budgets: list(
    'The budget ranges of the form, up to eight, in order. Inquiries contain them in the first language. Default: the form has no budget field',
    group('One range.', {
      budget: listedKey('budget', 'Key of the range, for use in offerings.', 'small'),
      label: words('The range that visitors see, with its currency.', '$10k – $50k').meta(
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
      group: listedKey(
        'group',
        'Key of the group, for use in services and in addresses.',
        'it-consulting',
      ),
      name: words('Name of the group.', 'Blockchain Consulting'),
      summary: prose('A sentence or two about the group.', 'Decide what to build …'),
      motif: motifFamily('its services'),
    }).meta({ typeName: 'ServiceGroup' }),
  )
    .min(1)
    .max(6),
  serviceKinds: list(
    'The kinds of services, one to twelve. Each service shows the name of its kind above its headline.',
    group('One kind.', {
      kind: listedKey(
        'service kind',
        'Key of the kind, for use in services.',
        'integration-services',
      ),
      name: words('Name of the kind.', 'Integration Services'),
    }).meta({ typeName: 'ServiceKind' }),
  )
    .min(1)
    .max(12),
  blogCategories: list(
    'The categories of the blog, one to eight, in the order of the filter. Categories without articles are hidden.',
    group('One category.', {
      category: listedKey(
        'category',
        'Key of the category, for use in articles and in addresses.',
        'strategy',
      ),
      name: words('Name of the category.', 'Strategy'),
      motif: motifFamily('its articles'),
    }).meta({ typeName: 'BlogCategory' }),
  )
    .min(1)
    .max(8),
  articlesPerPage: number('Number of articles per page of the blog, 1 to 100. Default: 20', '20')
    .int()
    .min(1)
    .max(100)
    .default(20)
    .meta(shared),
  header: siteLinks(
    'The links of the header and the mobile menu, one to seven, in order. /services, /solutions and /industries open a menu. If there are successStories, /portfolio opens a menu too, and is shown only if features.successStories is true.',
    '/services',
  ).max(7),
  footer: siteLinks('The links of the footer, one to fourteen, in order.', '/contact').max(14),
  motif: shown('Draw the motif in pages, PDFs and share images. Default: true'),
  homeIndustries: references('industries', 'Industries on the home page, in order.'),
  industriesPage: references('industries', 'Industries at the top of /industries, in order.'),
  bannedWords: list(
    'Words that files in the first language must not contain, except in code and links. The check reports them with your advice. Default: none',
    group('Words with the same advice.', {
      words: list(
        'The words, regardless of case. A space also matches a hyphen or a line break.',
        z.string().refine(isWordPattern).meta({
          description: 'A word, a phrase or a regular expression.',
          example: 'state of the art',
          kind: 'pattern',
        }),
      ).min(1),
      advice: prose(
        'Advice for the writer: a better wording. The check quotes it.',
        'Name the technique and how long it has run in production.',
      ).meta(shared),
    }).meta({ typeName: 'BannedWords' }),
  ).default([]),
  successStories: group('The success stories menu. Default: none', {
    domains: filterValues('domain', 'Payments'),
    protocols: filterValues('protocol', 'EVM Based'),
  }).optional(),
  features: group('Optional parts of the site. They are off by default.', {
    successStories: flag(
      'Show the success stories menu. It needs successStories and entries in content/portfolio or content/cases. Default: false',
    ),
    homeOfferings: flag('Show the offerings on the home page. Default: false'),
    offeringsCarousel: flag('Show the buttons of the offerings carousel. Default: false'),
  }),
})

export type Settings = z.output<typeof settingsSchema> & {
  /** The language of the texts, as a BCP 47 tag. */
  language: string
}

export const serviceKindName = (key: string, kinds: Settings['serviceKinds']): string =>
  kinds.find(({ kind }) => kind === key)?.name ?? key
