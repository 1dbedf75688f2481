import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { article, benchSlug, writeArticles } from '../../scripts/bench/articles'
import { optionalIndexes } from '../../src/content-model/collections/registry'
import { filesBelow } from '../../src/generator/publish/files'
import { copySite, type SiteCopy } from '../support/site-copy'

/** Slugs to keep; other collections stay complete. */
type KeptSlugs = Readonly<Record<string, readonly string[]>>

/** Copies the site with little content, which builds in seconds. */
export async function copySmallSite(): Promise<SiteCopy> {
  const copy = await copySite()
  await makeSmall(copy)
  return copy
}

export async function makeSmall(copy: SiteCopy): Promise<void> {
  // Tests add their own entries to these collections.
  await keepEntries(copy, { articles: [], comparisons: [], finder: [] })
  await writeArticles(copy.folder, { count: 3 })
  await writeFile(join(copy.folder, 'content/articles', `${benchSlug(10)}.mdx`), article(10, 1))
}

/** Removes all other entries of these collections, and their mentions. */
export async function keepEntries({ folder }: SiteCopy, kept: KeptSlugs): Promise<void> {
  const content = join(folder, 'content')
  const gone = new Set<string>()
  for (const [collection, stays] of Object.entries(kept))
    for (const name of await readdir(join(content, collection))) {
      const slug = name.replace(/\.\w+$/, '')
      if (stays.includes(slug)) continue
      await rm(join(content, collection, name))
      gone.add(slug)
    }
  for (const { collection, words } of optionalIndexes)
    if (kept[collection]?.length === 0) await rm(join(content, words), { force: true })
  const files = filesBelow(content)
  for (const file of files.filter((name) => /\.(mdx|yaml)$/.test(name)))
    await rewrite(join(content, file), (source) => withoutMentions(source, gone))
}

/** Adds two thousand articles and one of 1 MB. @returns its slug */
export async function addMuch(root: string): Promise<string> {
  const count = 2000
  await writeArticles(root, { count })
  const slug = benchSlug(count + 1)
  const sentence = 'The ledger holds what was agreed, and who agreed to it on which day. '
  const long = `${sentence.repeat(5)}\n\n`.repeat(Math.ceil(1e6 / (sentence.length * 5)))
  const file = join(root, 'content', 'articles', `${slug}.mdx`)
  await writeFile(file, `${article(count + 1)}\n${long}`)
  return slug
}

export async function rewrite(file: string, change: (source: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

export function changeFields(
  source: string,
  change: (fields: Record<string, unknown>) => unknown,
): string {
  const [, frontmatter = '', ...body] = source.split(/^---\n/m)
  const fields: Record<string, unknown> = parse(frontmatter)
  return `---\n${stringify(change(fields))}---\n${body.join('---\n')}`
}

function withoutMentions(source: string, gone: ReadonlySet<string>): string {
  const linked = source.replace(
    /\/(services|solutions|industries|blog)\/([a-z0-9-]+)(#[\w-]+)?/g,
    (link, _collection, slug: string) => (gone.has(slug) ? '/contact' : link),
  )
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !gone.has(item)).map(strip)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, strip(item)]))
  }
  if (!linked.startsWith('---\n')) return stringify(strip(parse(linked)))
  return changeFields(linked, strip)
}
