/** Renames an entry, with all files that belong to it and everything in the content that names it. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fixedPages } from '../../src/content-model/addresses/page-names'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import {
  type CollectionRow,
  collections,
  isCollection,
  optionalIndexes,
} from '../../src/content-model/collections/registry'
import { explainUnusableName } from '../../src/content-model/read/locations'
import { splitFrontmatter } from '../../src/content-model/read/source'
import { closest } from '../../src/content-model/rules/spelling'
import { accepted } from '../translation/accept'
import { translationsOf } from '../translation/states'
import { checkProject } from './check-project'
import { Refusal } from './new-entry'
import { type Entry, renamedMentions } from './renamed-mentions'

/**
 * Renames an entry. Translations that were up to date stay so.
 * @param root the project's folder
 * @param named `services/erp-integration`, or the path of its file
 * @param slug the new name
 * @returns paths under `content/` of the files that were renamed or changed, as they are called now
 * @throws Refusal when there is no such entry, or it cannot have that name
 */
export function renameEntry(root: string, named: string, slug: string): string[] {
  const { files } = checkProject(root)
  const entry = entryOf(files, named)
  const { collection } = entry
  const unusable = explainUnusableName(slug)
  if (unusable) throw new Refusal(unusable)
  const names = readdirSync(join(root, 'content', collection))
  const taken = names.find((name) => name.startsWith(`${slug}.`))
  if (taken)
    throw new Refusal(`content/${collection}/${taken} is there already. Choose another name.`)
  const upToDate = translationsOf(root).filter(({ state }) => state === 'up to date')

  const changed = new Set<string>()
  const [from, to] = [`${collection}/${entry.slug}.`, `${collection}/${slug}.`]
  const moved = (path: string) => (path.startsWith(from) ? to + path.slice(from.length) : path)
  for (const file of files) {
    const path = pathOf(file.file)
    const before = readFileSync(join(root, 'content', path), 'utf8')
    const own = file.collection === collection && file.slug === entry.slug
    const text = renamedMentions(before, file, entry, slug)
    const whole =
      own && !file.ownSlug && 'formerSlugs' in collections[collection].schema.shape
        ? withFormerSlug(text, entry.slug, slug)
        : text
    if (whole === before) continue
    writeFileSync(join(root, 'content', path), whole)
    changed.add(moved(path))
  }
  for (const name of names.filter((one) => one.startsWith(`${entry.slug}.`))) {
    const path = moved(`${collection}/${name}`)
    renameSync(join(root, 'content', collection, name), join(root, 'content', path))
    changed.add(path)
  }
  for (const { path, original } of upToDate) {
    const file = join(root, 'content', moved(path))
    const source = readFileSync(join(root, 'content', moved(original)))
    if (changed.has(moved(original)))
      writeFileSync(file, accepted(readFileSync(file, 'utf8'), moved(original), source))
  }
  return [...changed].sort()
}

function entryOf(files: readonly CheckedFile[], named: string): Entry {
  const name = named.replace(/^\/?(?:content\/)?/, '').replace(/\.mdx$/, '')
  const entries = files.flatMap(({ collection, slug, language }) =>
    language || !isCollection(collection) ? [] : [{ collection, slug }],
  )
  const nameOf = ({ collection, slug }: Entry) => `${collection}/${slug}`
  const found = entries.find((entry) => nameOf(entry) === name)
  if (!found) {
    const guess = closest(name, entries.map(nameOf))
    throw new Refusal(
      `There is no content/${name}.mdx. ${guess ? `Did you mean ${guess}?` : 'Name a file, for example: services/erp-integration'}`,
    )
  }
  const { opening }: CollectionRow = collections[found.collection]
  const fixed = [...fixedPages, ...optionalIndexes.map((index) => index.slug)]
  if (opening === found.slug || fixed.some((slug) => name === `pages/${slug}`))
    throw new Refusal(`content/${name}.mdx has a fixed address, and keeps its name.`)
  return found
}

/** Returns the text of an entry whose former address redirects to its new one. */
function withFormerSlug(text: string, former: string, slug: string): string {
  const split = splitFrontmatter(text, false, 'an entry')
  if ('message' in split) return text
  const { formerSlugs } = parse(split.yaml) as { formerSlugs?: string[] | null }
  const all = [...(formerSlugs ?? []).filter((one) => one !== slug), former]
  const field = `formerSlugs: [${all.join(', ')}]\n`
  const written = /^formerSlugs:.*\n(?:[ \t]+.*\n|- .*\n)*/m
  const yaml = written.test(split.yaml)
    ? split.yaml.replace(written, () => field)
    : split.yaml + field
  return text.replace(split.yaml, () => yaml)
}
