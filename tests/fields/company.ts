import { settingsSchema } from '../../src/content-model/collections/settings'
import type { MotifFamily } from '../../src/motif/families'
import { motifHalves } from '../../src/motif/motif'
import { entryOf, type Given, leavesOf, wordsOf } from './entries'

const settingsToken = 'k7100'
const word = (path: string) => wordsOf(settingsSchema, settingsToken).get(path) ?? ''

/** Not in the order of the test company. */
const groups = [
  'software-development',
  'it-consulting',
  'blockchain-development',
  'blockchain-consulting',
]

const kinds = ['it-services', 'integration-services', 'crypto-services', 'advisory']

/** Not in the order of the test company. */
const categories = ['on-the-quay', 'records', 'tides-and-weather', 'rules']

/**
 * Returns settings with a unique word per text field. @param industry slug of
 * the industry on the home page
 */
export function settingsEntry(industry: string, slugs: Given['slugs']) {
  const values = {
    'languages[]': 'en-US',
    siteUrl: 'https://zqsite.example',
    email: 'zqmail@zqmail.example',
    telephone: '+1 202 555 0143',
    whatsapp: '+1 202 555 0144',
    timeZone: 'Asia/Kathmandu',
    foundedYear: 1987,
    articlesPerPage: 30,
    headcount: 87654321,
    copyrightYear: 3025,
    'openingHours[].days': ['Thursday', 'Friday'],
    'openingHours[].opens': '04:12',
    'openingHours[].closes': '23:21',
    'branches[].telephone': '+1 202 555 0145',
    'map.latitude': 40.5,
    'map.longitude': -3.5,
    'map.zoom': 13,
    'map.tiles': 'https://zqtiles.example/{z}/{x}/{y}.png',
    'analytics.host': 'https://zqanalytics.example',
    'social[].network': 'Instagram',
    budgets: ['fleet', 'boat'].map((budget) => ({
      budget,
      label: `${word('budgets[].label')} ${budget}`,
      inPrices: word('budgets[].inPrices'),
    })),
    serviceGroups: groups.map((group) => ({
      group,
      name: `${word('serviceGroups[].name')} ${group}`,
      summary: word('serviceGroups[].summary'),
      motif: 'nitik',
    })),
    serviceKinds: kinds.map((kind) => ({
      kind,
      name: `${word('serviceKinds[].name')} ${kind}`,
    })),
    blogCategories: categories.map((category) => ({
      category,
      name: `${word('blogCategories[].name')} ${category}`,
      motif: 'tambal',
    })),
    header: [
      { page: '/blog', label: word('header[].label') },
      ...['/industries', '/services', '/solutions', '/portfolio', '/about'].map((page) => ({
        page,
      })),
    ],
    footer: [{ page: '/blog', label: word('footer[].label') }, { page: '/contact' }],
    homeIndustries: [industry],
    industriesPage: ['warehousing'],
    motif: true,
    features: { successStories: true, homeOfferings: true, offeringsCarousel: true },
  }
  return entryOf(settingsSchema, settingsToken, { slugs, values })
}

function drawingOf(seed: string, family: MotifFamily): RegExp {
  const [, drawing = ''] = / d="([^"]{60})/.exec(motifHalves({ seed, family })) ?? []
  return new RegExp(drawing.replaceAll('.', '\\.'))
}

/** Effects of fields without a searchable word. */
const effects: Readonly<Record<string, RegExp>> = {
  'languages[]': /<html[^>]* lang="en-US"/,
  siteUrl: /<link rel="canonical" href="https:\/\/zqsite\.example\/about"/,
  email: /mailto:zqmail@zqmail\.example/,
  telephone: /tel:\+12025550143/,
  whatsapp: /https:\/\/wa\.me\/12025550144/,
  'openingHours[].days[]': /Thursday\s–\sFriday/,
  'openingHours[].opens': /"opens":"04:12"/,
  'openingHours[].closes': /"closes":"23:21"/,
  'branches[].telephone': /tel:\+12025550145/,
  // More than the default, so that the blog has no third page.
  articlesPerPage: /^dist\/blog\/page\/2\.html\n(?!.*\/blog\/page\/3)/s,
  timeZone: /^dist\/feed\.xml\n.*T00:00:00\+05:45</s,
  foundedYear: /"foundingDate":"1987"/,
  headcount: /"numberOfEmployees":\{[^}]*"value":87654321/,
  copyrightYear: /© 3025/,
  'map.tiles': /https:\/\/zqtiles\.example/,
  'analytics.host': /connect-src[^;]* https:\/\/zqanalytics\.example/,
  'social[].network': />Instagram</,
  'budgets[].budget': /<option [^>]*data-key="fleet".*data-key="boat"/,
  'header[].page': /data-menu="industries".*data-menu="services"/s,
  'footer[].page': /<footer.*href="\/blog".*href="\/contact"/s,
  // In the order of the settings.
  'serviceGroups[].group': /services#software-development.*services#blockchain-consulting/s,
  'serviceGroups[].motif': drawingOf('access-review', 'nitik'),
  'serviceKinds[].kind': /integration-services<\/span>/,
  // The filter lists categories with articles, in the order of the settings.
  'blogCategories[].category':
    /^dist\/blog\.html\n.*category\/on-the-quay.*category\/records.*category\/tides-and-weather/s,
  'blogCategories[].motif': drawingOf('bench-00000', 'tambal'),
  'homeIndustries[]': /^dist\/index\.html\n.*<main.*\/industries\/k\d+.*<\/main>/s,
  // The first industry link on the page.
  'industriesPage[]':
    /^dist\/industries\.html\n.*<main(?:(?!\/industries\/\w).)*\/industries\/warehousing/s,
  motif: /^dist\/about\.html\n.*<main.*<div aria-hidden="true"><svg/s,
  'features.successStories': /data-menu="success-stories"/,
  'features.homeOfferings': /^dist\/index\.html\n.*<main.*<ul[^>]* data-scroll/s,
  'features.offeringsCarousel': /aria-label="Next offerings"/,
}

/** Only the check and scripts use these; other tests cover them. */
const seenInScripts =
  /^(analytics\.(service|site)|map\.(latitude|longitude|zoom|attribution|attributionUrl|popup)|form\.unanswered|replyPromise|bannedWords\[\]\..*)$/

export const companyEffects = leavesOf(settingsSchema)
  .filter(({ path }) => !seenInScripts.test(path))
  .map(({ path }) => ({ path, effect: effects[path] ?? new RegExp(word(path), 'i') }))
