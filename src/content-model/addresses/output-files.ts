/** Files that every build writes. Texts may link to them. */
export const outputFiles = [
  'feed.xml',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'llms.txt',
  'licences.txt',
] as const
