import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { SiteCopy } from '../support/site-copy'
import { changeFields, keepEntries, rewrite } from './small-site'

/** A service with only the required parts. */
export const shortService = 'harbour-survey'

const kept = {
  // One service per group.
  services: ['harbour-survey', 'cargo-tokens', 'access-review', 'table-design'],
  industries: ['shipping', 'fisheries'],
  articles: ['do-you-need-a-register'],
}
/** Other folders of `content/` contain optional collections. */
const requiredFolders = [...Object.keys(kept), 'pages', 'media']
const absentSettings = [
  'budgets',
  'career',
  'map',
  'memberships',
  'social',
  'successStories',
  'video',
]
const links = {
  header: [{ page: '/industries' }, { page: '/services' }, { page: '/blog', label: 'Logbook' }],
  footer: [{ page: '/contact' }, { page: '/about' }, { page: '/blog' }],
}
/** The media partnership stays, without its video. */
const absentSections = [
  'offerings',
  'portfolioRequest',
  'solutions',
  'team',
  'testimonials',
  'trackRecord',
  'trustedBy',
]

const absentServiceParts = [
  'benefits',
  'finalCta',
  'firstCta',
  'portfolio',
  'process',
  'questions',
  'stats',
]

/** Removes all optional content from a copy of the test company's site. */
export async function makeMinimal(copy: SiteCopy): Promise<void> {
  const content = join(copy.folder, 'content')
  const absent = (await readdir(content, { withFileTypes: true }))
    .filter((one) => one.isDirectory() && !requiredFolders.includes(one.name))
    .map(({ name }) => name)
  const none = absent.map((collection): [string, string[]] => [collection, []])
  await keepEntries(copy, { ...kept, ...Object.fromEntries(none) })
  for (const collection of absent) await rm(join(content, collection), { recursive: true })
  await rewrite(join(content, 'home.mdx'), (text) => changeFields(text, without(absentSections)))
  await rewrite(join(content, 'articles/do-you-need-a-register.mdx'), (text) =>
    changeFields(text, without(['author'])),
  )
  await rewrite(join(content, 'services', `${shortService}.mdx`), (text) =>
    changeFields(text, ({ hero, ...fields }) => ({
      ...without(absentServiceParts)(fields),
      hero: { ...Object(hero), secondaryButton: undefined },
    })),
  )
  const settings = join(content, 'settings.yaml')
  const fields: Record<string, unknown> = parse(await readFile(settings, 'utf8'))
  await writeFile(settings, stringify({ ...without(absentSettings)(fields), ...links }))
}

const without = (names: readonly string[]) => (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
