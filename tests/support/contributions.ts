/** Typical changes by writers and companies. */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { type Document, isScalar, isSeq, visit } from 'yaml'
import { choicesOf, slugsOf as slugsIn } from '../../scripts/content/choices'
import { writeEntry } from '../../scripts/content/new-entry'
import { renameEntry } from '../../scripts/content/rename-entry'
import { changeFields as changeYaml } from '../../src/content-model/authoring/change-fields'
import { writeSourceFile } from '../../src/content-model/authoring/write-source'
import {
  exampleValue,
  isText,
  metaOf,
  schemaAt,
  unwrap,
} from '../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../src/content-model/collections/fields/schema-parts'
import {
  type CollectionName,
  collections,
  optionalIndexes,
  rowsWithPages,
  singletons,
} from '../../src/content-model/collections/registry'
import { locate, translationPath } from '../../src/content-model/read/locations'
import { readSourceFile } from '../../src/content-model/read/source'
import { pathOf } from '../../src/content-model/rules/text/placeholders'
import { currentDay } from '../../src/content-model/visibility/day'
import { readSettings } from '../../src/generator/nodes/settings'
import { filesBelow } from '../../src/generator/publish/files'
import { fillPlaceholders } from './fill-placeholders'
import type { SiteCopy } from './site-copy'

export interface Contribution {
  name: string
  /** @returns false if the content has nothing to change */
  make(copy: SiteCopy): Promise<boolean>
}

const contentOf = ({ folder }: SiteCopy) => join(folder, 'content')

const slugsOf = ({ folder }: SiteCopy, collection: string) => slugsIn(folder, collection)

/** Returns paths below `content/`. */
function translationsOf(copy: SiteCopy, path: string): string[] {
  const [, ...further] = readSettings(copy.folder).languages
  return further
    .map((language) => translationPath(path, language))
    .filter((translation) => existsSync(join(contentOf(copy), translation)))
}

/** @param file path in the project */
function changeText({ folder }: SiteCopy, file: string, change: (text: string) => string): void {
  writeSourceFile(folder, file, change(readSourceFile(folder, file).text))
}

function changeFields(copy: SiteCopy, path: string, change: (fields: Document) => void): void {
  const file = `content/${path}`
  changeText(copy, file, (text) => changeYaml(file, text, change))
}

/** Adds a file with the scaffold of `npm run new` and generated words. */
export const added = (
  collection: CollectionName,
  title = `Notes from the harbour office ${collection}`,
): Contribution => ({
  name: `adds a file to ${collection}`,
  async make(copy) {
    const isFirst = slugsOf(copy, collection).length === 0
    const path = await write(copy, collection, title, {
      // The finder starts at `start`.
      ...(isFirst && collection === 'finder' && { slug: 'start' }),
    })
    if (isFirst) await beginList(copy, collection)
    if (collection === 'finder') await linkQuestion(copy, path, isFirst)
    return true
  },
})

/** Writes an entry with generated words. @returns its path below `content/` */
async function write(
  copy: SiteCopy,
  collection: CollectionName,
  title: string,
  options: { slug?: string } = {},
): Promise<string> {
  const chosen = choicesOf(collections[collection], copy.folder).map(({ field, values }) => [
    field,
    values[0],
  ])
  const { file } = await writeEntry(copy.folder, {
    collection,
    title,
    ...options,
    values: Object.fromEntries(chosen),
    today: currentDay(readSettings(copy.folder).timeZone),
  })
  fillPlaceholders(copy.folder)
  return file.replace('content/', '')
}

/** A first entry requires an index page and a section of the home page. */
async function beginList(copy: SiteCopy, collection: CollectionName): Promise<void> {
  const index = optionalIndexes.find(({ listed }) => listed.includes(collection))
  if (index && !existsSync(join(contentOf(copy), index.words)))
    await write(copy, 'pages', index.title, { slug: index.slug })
  for (const [name, section] of fieldSchemas(singletons['home.mdx'].schema))
    for (const path of ['home.mdx', ...translationsOf(copy, 'home.mdx')])
      if (metaOf(section).shows === collection)
        changeFields(copy, path, (fields) => fields.set(name, exampleValue(section)))
}

/**
 * Ends a new question at services and links another to it, unless it is the
 * first.
 */
async function linkQuestion(copy: SiteCopy, path: string, isFirst: boolean): Promise<void> {
  const services = slugsOf(copy, 'services').slice(0, 2)
  changeFields(copy, path, (fields) =>
    fields.set(
      'answers',
      services.map((slug, index) => ({
        text: `Number ${index} of the harbour`,
        services: [slug],
        reason: `It answers question ${index} about the harbour.`,
      })),
    ),
  )
  if (isFirst) return
  for (const slug of slugsOf(copy, 'finder')) {
    const asking = `finder/${slug}.mdx`
    const { text } = readSourceFile(copy.folder, `content/${asking}`)
    if (asking === path || (text.match(/^ {2}- text:/gm) ?? []).length > 4) continue
    changeFields(copy, asking, (fields) =>
      fields.addIn(['answers'], {
        text: 'Something about a harbour',
        next: basename(path, '.mdx'),
      }),
    )
    for (const translation of translationsOf(copy, asking))
      changeFields(copy, translation, (fields) =>
        fields.addIn(['answers'], { text: 'Tentang pelabuhan' }),
      )
    return
  }
}

/** Adds a word to the first field with room, or a sentence to the text. */
const edited = (collection: string): Contribution => ({
  name: `changes a sentence in ${collection}`,
  async make(copy) {
    const [slug] = collection in collections ? slugsOf(copy, collection) : []
    const path = collection in collections ? slug && `${collection}/${slug}.mdx` : collection
    const schema = path && locate(path)?.definition.schema
    if (!schema || !existsSync(join(contentOf(copy), path))) return false
    let isChanged = false
    for (const minLength of [30, 10])
      changeFields(copy, path, (fields) =>
        visit(fields, {
          Scalar(key, node, ancestors) {
            const field = key !== 'key' && schemaAt(schema, pathOf(node, ancestors))
            if (isChanged || !field || !isText(field) || typeof node.value !== 'string') return
            const { maxLength } = unwrap(field) as { maxLength?: number | null }
            const { length } = node.value
            const hasRoom = length > minLength && length < (maxLength ?? 400) - 12
            if (!hasRoom || /[{}<]/.test(node.value)) return
            node.value = node.value.replace(/([.!?…]*)\s*$/, ' again$1')
            isChanged = true
          },
        }),
      )
    if (isChanged) return true
    if (!locate(path)?.definition.body) return false
    changeText(copy, `content/${path}`, (text) => `${text}\nThat was seen once more.\n`)
    return true
  },
})

const renamed = (collection: CollectionName): Contribution => ({
  name: `renames an entry of ${collection}`,
  async make(copy) {
    const slugs = slugsOf(copy, collection)
    const old =
      slugs.find((slug) => translationsOf(copy, `${collection}/${slug}.mdx`).length > 0) ?? slugs[0]
    if (!old) return false
    renameEntry(copy.folder, `${collection}/${old}`, `${old}-anew`)
    return true
  },
})

/** Redirects the slug to an entry and its translations. */
async function addFormerSlug(copy: SiteCopy, successor: string, slug: string): Promise<void> {
  for (const path of [successor, ...translationsOf(copy, successor)])
    changeFields(copy, path, (fields) => {
      const former = fields.get('formerSlugs')
      if (isSeq(former)) former.add(slug)
      else fields.set('formerSlugs', [slug])
    })
}

/** Removed pages without a redirect must leave `addresses.txt`. */
function unlist(copy: SiteCopy, isGone: (address: string) => boolean): void {
  if (!existsSync(join(copy.folder, 'addresses.txt'))) return
  const inFurtherLanguages = (line: string) => line.replace(/^\/[a-z]{2}(-\w+)?(?=\/)/, '')
  changeText(copy, 'addresses.txt', (text) =>
    text
      .split('\n')
      .filter((line) => !isGone(line) && !isGone(inFurtherLanguages(line)))
      .join('\n'),
  )
}

async function remove(copy: SiteCopy, collection: CollectionName, slug: string): Promise<void> {
  const folder = join(contentOf(copy), collection)
  for (const name of await readdir(folder))
    if (name.startsWith(`${slug}.`)) await rm(join(folder, name))
  await removeReferences(copy, (link) => link.endsWith(`/${slug}`), slug)
}

async function removeReferences(
  copy: SiteCopy,
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

const removed = (collection: CollectionName): Contribution => ({
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
const collectionRemoved = (collection: CollectionName): Contribution => ({
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

const translated: Contribution = {
  name: 'adds a translation',
  async make(copy) {
    const [, language] = readSettings(copy.folder).languages
    const path = language && untranslated(copy, language)
    if (!path) return false
    const command = ['run', 'translation', '--', 'new', `content/${path}`, language]
    const { status, output } = await copy.run('npm', command)
    if (status !== 0) throw new Error(output)
    fillPlaceholders(copy.folder)
    return true
  },
}

function untranslated(copy: SiteCopy, language: string): string | undefined {
  const paths = rowsWithPages.flatMap(([collection]) =>
    slugsOf(copy, collection).map((slug) => `${collection}/${slug}.mdx`),
  )
  return paths.find((path) => !existsSync(join(contentOf(copy), translationPath(path, language))))
}

const accepted: Contribution = {
  name: 'accepts a translation after a change of its original',
  async make(copy) {
    const [path] = translationsOf(copy, 'home.mdx')
    if (!path) return false
    await edited('home.mdx').make(copy)
    await copy.run('npm', ['run', 'translation', '--', 'accept', `content/${path}`])
    return true
  },
}

const hidden = (state: string, field: string, value: unknown): Contribution => ({
  name: `adds an article that ${state}`,
  async make(copy) {
    const path = await write(copy, 'articles', `What the harbour master ${state}`)
    changeFields(copy, path, (fields) => fields.set(field, value))
    return true
  },
})

const pictureReplaced: Contribution = {
  name: 'replaces a picture',
  async make(copy) {
    const picture = filesBelow(contentOf(copy)).find((name) =>
      /^(articles|team)\/.*\.png$/.test(name),
    )
    if (!picture) return false
    const file = join(contentOf(copy), picture)
    const bytes = await sharp(await readFile(file))
      .negate({ alpha: false })
      .png()
      .toBuffer()
    await writeFile(file, bytes)
    return true
  },
}

const recoloured: Contribution = {
  name: 'changes a colour and both fonts',
  async make(copy) {
    changeText(copy, 'src/theme/colors.ts', (source) =>
      source.replace(/(?<=^ {2}paper: \{ light: )'#\w+'/m, (paper) =>
        paper.toUpperCase() === "'#FFFFFF'" ? "'#FFFEFC'" : "'#FFFFFF'",
      ),
    )
    changeText(copy, 'src/theme/fonts.ts', (source) => {
      const [display = '', text = ''] = ['display', 'text'].map(
        (role) => new RegExp(`^ {2}${role}: '(.*)'`, 'm').exec(source)?.[1],
      )
      return source
        .replace(/(?<=^ {2}display: )'.*'/m, `'${text}'`)
        .replace(/(?<=^ {2}text: )'.*'/m, `'${display}'`)
    })
    return true
  },
}

/** Keeps two groups of services, in reverse order. */
export const regrouped: Contribution = {
  name: 'reduces the groups of services to two',
  async make(copy) {
    const old = readSettings(copy.folder).serviceGroups.map(({ group }) => group)
    const groups = [...old, 'harbour-works'].slice(0, 2)
    for (const path of ['settings.yaml', ...translationsOf(copy, 'settings.yaml')])
      changeFields(copy, path, (fields) => {
        const list = fields.get('serviceGroups')
        if (!isSeq(list)) throw new Error(`${path} has no groups.`)
        const words = { name: `Harbour works (${path})`, summary: 'What is built by the water.' }
        if (old.length < 2)
          list.add(
            fields.createNode(path === 'settings.yaml' ? { group: groups[1], ...words } : words),
          )
        list.items = list.items.slice(0, 2).reverse()
      })
    for (const [index, slug] of slugsOf(copy, 'services').entries())
      changeFields(copy, `services/${slug}.mdx`, (fields) => {
        const at = old.indexOf(String(fields.get('group')))
        fields.set('group', groups[old.length < 2 ? index % 2 : at % 2])
      })
    for (const slug of slugsOf(copy, 'team'))
      changeFields(copy, `team/${slug}.mdx`, (fields) => {
        const leads = fields.get('leads')
        if (!isSeq(leads)) return
        leads.items = leads.items.filter(
          (item) => isScalar(item) && groups.includes(String(item.value)),
        )
        if (leads.items.length === 0) fields.delete('leads')
      })
    return true
  },
}

const names = Object.keys(collections) as CollectionName[]

/** None depends on the result of a later one. */
export const contributions: Contribution[] = [
  ...names.map((name) => added(name)),
  translated,
  hidden('is a draft', 'draft', true),
  hidden('is scheduled', 'publishAt', '2099-01-01'),
  ...names.map(edited),
  ...Object.keys(singletons).map(edited),
  accepted,
  ...(['services', 'articles', 'cases'] as const).map(renamed),
  pictureReplaced,
  recoloured,
  regrouped,
  ...(['testimonials', 'solutions', 'industries'] as const).map(removed),
  collectionRemoved('comparisons'),
]
