/** Drafts, unlisted, due, future and expired entries of the test company. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { article } from '../../../scripts/bench/articles'
import {
  type Collection,
  type CollectionName,
  collections,
  rows,
} from '../../../src/content-model/collections/registry'
import { readContentFile } from '../../../src/content-model/read/source'
import { changeFields, slugsOf } from './content-changes'

const today = '2026-07-01'
const tomorrow = '2026-07-02'

/** Noon of the build's day, in seconds since 1970. */
export const companyEpoch = String(Date.parse(`${today}T12:00:00Z`) / 1000)

/** Slugs of added entries. Their titles contain the slugs, for searches. */
export const added = {
  draft: 'waxprint',
  unlisted: 'songket',
  future: 'jumputan',
  expired: 'gringsing',
} as const

/** Former slug of the draft article. */
export const formerSlug = 'waxblock'

/** Names an article of each state as related. */
export const namingArticle = 'do-you-need-a-register'

/** File that an added entry copies. Default: the collection's first file. */
const samples: Partial<Record<CollectionName, string>> = { pages: 'menu' }

/** The due entry. Default: the collection's last file. */
const due: Partial<Record<CollectionName, string>> = {
  articles: 'keeping-tide-records',
  pages: 'how-we-count',
}

/** Due entries of these collections do not expire: other content needs them. */
const lasting: readonly CollectionName[] = ['cases', 'pages', 'team']

export const hideable = rows
  .filter(([, { schema }]) => Object.hasOwn(schema.shape, 'draft'))
  .map(([collection]) => collection)

/** Adds hidden entries to the test company's content. */
export async function addHiddenEntries(
  root: string,
  names: readonly CollectionName[] = hideable,
): Promise<void> {
  for (const collection of names) {
    const [first = ''] = ownEntries(root, collection)
    const sample = samples[collection] ?? first
    const add = (slug: string, fields: object, step: number) =>
      addEntry(root, { collection, sample, slug, fields, step })
    const former = collection === 'articles' && { formerSlugs: [formerSlug] }
    await add(added.draft, { draft: true, ...former }, 4)
    await add(added.unlisted, { unlisted: true }, 2)
    await add(added.future, { publishAt: tomorrow }, 7)
    await add(added.expired, { expireAt: today }, 11)
  }
  changeFields({ folder: root }, `articles/${namingArticle}.mdx`, (fields) => {
    const { relatedArticles = [] } = fields.toJS()
    fields.set('relatedArticles', [...Object.values(added), ...relatedArticles])
  })
}

/** Publishes an entry of each collection from today until tomorrow. */
export function makeEntriesDue(root: string): void {
  for (const collection of hideable) {
    const path = `${collection}/${dueEntry(root, collection)}.mdx`
    changeFields({ folder: root }, path, (fields) => {
      fields.set('publishAt', today)
      if (!lasting.includes(collection)) fields.set('expireAt', tomorrow)
    })
  }
}

export function dueEntry(root: string, collection: CollectionName): string {
  return due[collection] ?? ownEntries(root, collection).at(-1) ?? ''
}

function ownEntries(folder: string, collection: CollectionName): string[] {
  const names: readonly string[] = Object.values(added)
  return slugsOf({ folder }, collection).filter((slug) => !names.includes(slug))
}

interface Added {
  collection: CollectionName
  sample: string
  slug: string
  fields: object
  /** Reorders the words, because two services may not share text. */
  step: number
}

async function addEntry(root: string, entry: Added): Promise<void> {
  const { collection, sample, slug, fields, step } = entry
  const { maxSharedText, name }: Collection = collections[collection]
  const { yaml, body } = readContentFile(root, `content/${collection}/${sample}.mdx`)
  const mixed = (_key: string, value: unknown) =>
    typeof value === 'string' ? everyNthWord(value, step) : value
  const title = `The ${slug} of ${collection}`
  const changed: Record<string, unknown> = {
    ...JSON.parse(JSON.stringify(parse(yaml), mixed)),
    [name]: title,
  }
  if ('metaDescription' in changed)
    changed.metaDescription = everyNthWord(
      `${title} has a description that is long enough to be shown in a search.`,
      step,
    )
  const text = maxSharedText ? article(step * 13).split(/^---\n/m)[2] : body
  const source = `---\n${stringify({ ...changed, ...fields })}---\n${text}`
  await writeFile(join(root, 'content', collection, `${slug}.mdx`), source)
}

function everyNthWord(text: string, step: number): string {
  const words = text.split(' ')
  const turns = Array.from({ length: step }, (_, turn) => turn)
  return turns.flatMap((turn) => words.filter((_word, index) => index % step === turn)).join(' ')
}
