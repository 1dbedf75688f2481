import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isScalar, isSeq, visit } from 'yaml'
import { writeSourceFile } from '../../../src/content-model/authoring/write-source'
import {
  type CollectionName,
  collections,
  optionalIndexes,
} from '../../../src/content-model/collections/registry'
import { readSourceFile } from '../../../src/content-model/read/source'
import { filesBelow } from '../../../src/generator/publish/files'
import {
  type Contribution,
  changeFields,
  changeText,
  contentOf,
  type Project,
  slugsOf,
  translationsOf,
} from './content-changes'

/** Redirects the slug to an entry and its translations. */
async function addFormerSlug(copy: Project, successor: string, slug: string): Promise<void> {
  for (const path of [successor, ...translationsOf(copy, successor)])
    changeFields(copy, path, (fields) => {
      const former = fields.get('formerSlugs')
      if (isSeq(former)) former.add(slug)
      else fields.set('formerSlugs', [slug])
    })
}

/** Removed pages without a redirect must leave `addresses.txt`. */
function unlist(copy: Project, isGone: (address: string) => boolean): void {
  if (!existsSync(join(copy.folder, 'addresses.txt'))) return
  const inFurtherLanguages = (line: string) => line.replace(/^\/[a-z]{2}(-\w+)?(?=\/)/, '')
  changeText(copy, 'addresses.txt', (text) =>
    text
      .split('\n')
      .filter((line) => !isGone(line) && !isGone(inFurtherLanguages(line)))
      .join('\n'),
  )
}

async function remove(copy: Project, collection: CollectionName, slug: string): Promise<void> {
  const folder = join(contentOf(copy), collection)
  for (const name of await readdir(folder))
    if (name.startsWith(`${slug}.`)) await rm(join(folder, name))
  await removeReferences(copy, (link) => link.endsWith(`/${slug}`), slug)
}

async function removeReferences(
  copy: Project,
  isRemoved: (link: string) => boolean,
  slug?: string,
) {
  for (const path of filesBelow(contentOf(copy)).filter((name) => /\.(mdx|yaml)$/.test(name))) {
    const file = `content/${path}`
    const source = readSourceFile(copy.folder, file).text
    const text = source.replace(/(?<=\]\(|link: "?)\/[a-z0-9/-]+/g, (link) =>
      isRemoved(link) ? '/services' : link,
    )
    if (text !== source) writeSourceFile(copy.folder, file, text)
    if (slug && new RegExp(`(?<![\\w-])${slug}(?![\\w-])`).test(text))
      changeFields(copy, path, (fields) =>
        visit(fields, {
          Seq(_key, node) {
            node.items = node.items.filter((item) => !(isScalar(item) && item.value === slug))
          },
        }),
      )
  }
}

export const removed = (collection: CollectionName): Contribution => ({
  name: `removes an entry of ${collection}`,
  async make(copy) {
    const slugs = slugsOf(copy, collection)
    // Settings may require a small company's entries.
    const [successor, slug] = [slugs[0], slugs.at(-1)]
    if (!successor || !slug || slugs.length < 3) return false
    await remove(copy, collection, slug)
    if ('address' in collections[collection])
      await addFormerSlug(copy, `${collection}/${successor}.mdx`, slug)
    // The removed entry's filter page has no cases now.
    unlist(copy, (address) => new RegExp(`^/portfolio/\\w+/${slug}$`).test(address))
    return true
  },
})

/** Removes an optional collection and its index page, without redirects. */
export const collectionRemoved = (collection: CollectionName): Contribution => ({
  name: `removes all of ${collection}`,
  async make(copy) {
    const index = optionalIndexes.find((one) => one.collection === collection)
    if (slugsOf(copy, collection).length === 0 || !index) return false
    for (const slug of slugsOf(copy, collection)) await remove(copy, collection, slug)
    for (const path of [index.words, ...translationsOf(copy, index.words)])
      await rm(join(contentOf(copy), path), { force: true })
    const isBelow = (link: string) => link === index.path || link.startsWith(`${index.path}/`)
    await removeReferences(copy, isBelow)
    unlist(copy, isBelow)
    return true
  },
})
