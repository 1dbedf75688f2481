import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { choicesOf } from '../../../scripts/content/choices'
import { writeEntry } from '../../../scripts/content/new-entry'
import { startTranslation } from '../../../scripts/translation/commands'
import { exampleValue, metaOf } from '../../../src/content-model/collections/fields/field-help'
import { fieldSchemas } from '../../../src/content-model/collections/fields/schema-parts'
import {
  type CollectionName,
  collections,
  optionalIndexes,
  rowsWithPages,
  singletons,
} from '../../../src/content-model/collections/registry'
import { translationPath } from '../../../src/content-model/read/locations'
import { readSourceFile } from '../../../src/content-model/read/source'
import { currentDay } from '../../../src/content-model/visibility/day'
import { readSettings } from '../../../src/generator/nodes/settings'
import { fillPlaceholders } from '../fill-placeholders'
import {
  type Contribution,
  changeFields,
  contentOf,
  type Project,
  slugsOf,
  translationsOf,
} from './content-changes'

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
  copy: Project,
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

/** Writes the index page and the home page section that a collection's first entry requires. */
async function beginList(copy: Project, collection: CollectionName): Promise<void> {
  const index = optionalIndexes.find(({ listed }) => listed.includes(collection))
  if (index && !existsSync(join(contentOf(copy), index.words)))
    await write(copy, 'pages', index.title, { slug: index.slug })
  for (const [name, section] of fieldSchemas(singletons['home.mdx'].schema))
    for (const path of ['home.mdx', ...translationsOf(copy, 'home.mdx')])
      if (metaOf(section).shows === collection)
        changeFields(copy, path, (fields) => fields.set(name, exampleValue(section)))
}

/** Ends a new question at services and links another to it, unless it is the first. */
async function linkQuestion(copy: Project, path: string, isFirst: boolean): Promise<void> {
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

export const translated: Contribution = {
  name: 'adds a translation',
  async make(copy) {
    const [, language] = readSettings(copy.folder).languages
    const path = language && untranslated(copy, language)
    if (!path) return false
    startTranslation(copy.folder, [`content/${path}`, language])
    fillPlaceholders(copy.folder)
    return true
  },
}

function untranslated(copy: Project, language: string): string | undefined {
  const paths = rowsWithPages.flatMap(([collection]) =>
    slugsOf(copy, collection).map((slug) => `${collection}/${slug}.mdx`),
  )
  return paths.find((path) => !existsSync(join(contentOf(copy), translationPath(path, language))))
}

export const hidden = (state: string, field: string, value: unknown): Contribution => ({
  name: `adds an article that ${state}`,
  async make(copy) {
    const path = await write(copy, 'articles', `What the harbour master ${state}`)
    changeFields(copy, path, (fields) => fields.set(field, value))
    return true
  },
})
