/** Files at fixed addresses that every build writes, and to which a text may link. */
export const outputFiles = [
  'feed.xml',
  'sitemap.xml',
  'robots.txt',
  'manifest.webmanifest',
  'llms.txt',
  'licences.txt',
] as const
