import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse, stringify } from 'yaml'
import { benchSlug, categoriesOf, writeArticles } from '../../scripts/bench/articles'
import { mdxComponents, wrapsText } from '../../src/content-model/collections/components'
import { homeSchema, pageSchema } from '../../src/content-model/collections/pages'
import {
  type Collection,
  type CollectionName,
  collections,
} from '../../src/content-model/collections/registry'
import { sharedParts } from '../../src/content-model/collections/services'
import { changeFields, makeSmall, rewrite } from '../builds/small-site'
import { company } from '../support/servers/company'
import type { SiteCopy } from '../support/site-copy'
import { settingsEntry } from './company'
import { entryOf, isVerbatim, type Leaf, leavesOf, wordsOf } from './entries'

export const names = Object.keys(collections) as CollectionName[]
const tokenOf = (name: CollectionName, number: number) =>
  `k${names.indexOf(name) + 10}${String(number).padStart(2, '0')}`

/** Existing entries for references; a changed field refers to the second. */
const slugs = {
  cases: ['forty-lamps', tokenOf('cases', 0)],
  services: ['access-review', 'table-design'],
  industries: ['shipping', 'warehousing'],
  articles: ['bench-00000', 'bench-00001'],
  team: ['sari-wibowo', 'tomas-lim'],
  finder: ['start', 'last'],
  offerings: ['yearly-survey', 'standing-crew'],
  portfolio: ['weighing-hut', 'lamp-rota'],
} as const

export const tokens = {
  /** Has searchable texts, and is first in every list. */
  first: (name: CollectionName) => tokenOf(name, 0),
  /** In the middle of every list. */
  anchor: (name: CollectionName) => tokenOf(name, 1),
  alike: (name: CollectionName) => [tokenOf(name, 2), tokenOf(name, 3)] as const,
  /** Differs from the identical entries in one field. */
  variant: (name: CollectionName, index: number) => tokenOf(name, 4 + index),
  home: 'k7000',
  /** By index in the list of components. */
  component: (index: number) => `k73${String(index).padStart(2, '0')}`,
  /** By index of the page's file. */
  fixedPage: (index: number) => `k80${String(index).padStart(2, '0')}`,
}

export const schemaOf = (name: CollectionName) => collections[name].schema

const isOfFixedPages = (name: CollectionName, { path }: Leaf) =>
  name === 'pages' && /^(effective|sections\[\]\.key)$/.test(path)

/** Choices, numbers, days and references are not searchable. */
export const comparedIn = (name: CollectionName) =>
  leavesOf(schemaOf(name)).filter((leaf) => !isVerbatim(leaf) && !isOfFixedPages(name, leaf))

/**
 * Turns a copy of the test company's site into a small site that shows every field of every schema.
 */
export async function makeSiteOfFields(copy: SiteCopy): Promise<void> {
  await makeSmall(copy)
  const content = join(copy.folder, 'content')
  await copyFile(
    join(company.files, 'content/pages/compare.mdx'),
    join(content, 'pages/compare.mdx'),
  )
  await rewriteFixedPages(join(content, 'pages'))
  for (const name of names) await addEntries(name, join(content, name))
  await linkQuestions(join(content, 'finder'))
  await write(
    join(content, 'settings.yaml'),
    stringify(settingsEntry(tokens.first('industries'), slugs)),
  )
  await write(join(content, 'home.mdx'), mdx(entryOf(homeSchema, tokens.home, { slugs })))
  // Fill the first page of the blog, so that equal articles are on one page.
  await writeArticles(copy.folder, { count: 44 })
  await emptyLastCategory(copy.folder, 44)
  const documents = join(copy.folder, 'static', 'documents')
  await mkdir(documents, { recursive: true })
  const pdf = wordsOf(schemaOf('services'), tokens.first('services')).get('portfolio.pdf') ?? ''
  await writeFile(join(documents, `${pdf.toLowerCase()}.pdf`), '%PDF-1.7')
}

/** Unlists the last category's articles, so that its page shows a notice. */
async function emptyLastCategory(root: string, count: number): Promise<void> {
  const { length } = categoriesOf(root)
  for (let index = length - 1; index < count; index += length)
    await rewrite(join(root, 'content/articles', `${benchSlug(index)}.mdx`), (text) =>
      changeFields(text, (fields) => ({ ...fields, unlisted: true })),
    )
}

/** Contains every component, and callouts without a title. */
function componentsText(): string {
  const parts = Object.entries(mdxComponents).map(([name, properties], index) => {
    const values = Object.entries(entryOf(properties, tokens.component(index), { slugs }))
    const written = values.map(([key, value]) => `${key}={${JSON.stringify(value)}}`)
    const tag = [name, ...written].join(' ')
    return wrapsText(name) ? `<${tag}>\n\nWords.\n\n</${name}>` : `<${tag} />`
  })
  const untitled = ['note', 'tip', 'warning'].map(
    (kind) => `<Callout kind="${kind}">\n\nWords.\n\n</Callout>`,
  )
  return ['', ...parts, ...untitled, '| One | Two |\n|---|---|\n| 1 | 2 |\n'].join('\n\n')
}

const mdx = (fields: object, body = '') =>
  `---\n${stringify(fields, { aliasDuplicateObjects: false })}---\n${body}`

async function write(file: string, text: string): Promise<void> {
  await writeFile(file, text)
  for (const picture of text.match(/\.\/zq\w+\.png/g) ?? [])
    await writeFile(join(dirname(file), picture), await pixel)
}

const pixel = sharp({ create: { width: 64, height: 64, channels: 3, background: '#888' } })
  .png()
  .toBuffer()

async function addEntries(name: CollectionName, folder: string): Promise<void> {
  const schema = schemaOf(name)
  const { body }: Collection = collections[name]
  const add = (token: string, values: object, changed?: string) => {
    const given = { ...values, ...relatedValues(name, changed) }
    const fields = entryOf(schema, token, { slugs, values: given, changed })
    const words = Array.from({ length: 260 }, (_, index) => `Zq${900 + index}${token}z`)
    const isArticle = token === tokens.first('articles')
    const text = `\n${words.join(' ')}.\n${isArticle ? componentsText() : ''}`
    return write(join(folder, `${token}.mdx`), mdx(fields, body ? text : ''))
  }
  await add(tokens.first(name), leading(schema, { order: 0, featured: true }))
  // Leaves out `portfolio.pdf`, so that the build generates the PDF, and `terms.price`, which would
  // hide the range in the form. The unique words of the first entry test both fields.
  const plain = { 'portfolio.pdf': undefined, 'terms.price': undefined }
  await add(tokens.anchor(name), { ...plain, ...leading(schema, { order: 50 }) })
  for (const token of tokens.alike(name)) await add(token, plain)
  for (const [index, { path }] of comparedIn(name).entries())
    await add(tokens.variant(name, index), plain, path)
}

/** Some fields exclude or require each other. */
function relatedValues(name: CollectionName, changed?: string): Record<string, unknown> {
  if (name === 'comparisons')
    return { services: changed === 'services[]' ? slugs.services.toReversed() : slugs.services }
  // The marked cells must not exceed the minimum number of cells.
  if (name === 'cases') return { 'motif.marked': 0 }
  if (name === 'services')
    return Object.fromEntries(
      Object.entries(sharedParts).map(([field, part]) =>
        changed === field ? [part, undefined] : [field, undefined],
      ),
    )
  if (name !== 'finder') return {}
  return changed === 'answers[].next'
    ? { 'answers[].services': undefined, 'answers[].reason': undefined }
    : { 'answers[].next': undefined }
}

/** Links the first question to all others and starts the finder with it. */
async function linkQuestions(folder: string): Promise<void> {
  const first = `${tokens.first('finder')}.mdx`
  const others = (await readdir(folder)).filter((file) => file !== first)
  const question = (token: string, answers: object[]) =>
    mdx(entryOf(schemaOf('finder'), token, { slugs, values: { answers } }))
  const leadTo = (file: string) => ({ text: 'On', next: file.replace('.mdx', '') })
  const end = { text: 'End', services: [slugs.services[0]], reason: 'It fits.' }
  await write(join(folder, 'all.mdx'), question('kall', others.map(leadTo)))
  await write(join(folder, 'last.mdx'), question('klast', [end, { ...end, text: 'Other end' }]))
  await rewrite(join(folder, first), (source) =>
    changeFields(source, ({ answers, ...fields }) => ({
      ...fields,
      answers: [...(Array.isArray(answers) ? answers : []), leadTo('all.mdx')],
    })),
  )
  await rename(join(folder, first), join(folder, 'start.mdx'))
}

const leading = ({ shape }: { shape: object }, values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(shape, field)))

/** Gives fixed pages' sections unique words, and adds an unknown section. */
async function rewriteFixedPages(folder: string): Promise<void> {
  for (const [index, file] of (await readdir(folder)).sort().entries()) {
    const source = await readFile(join(folder, file), 'utf8')
    const [, frontmatter = '', ...body] = source.split(/^---\n/m)
    const token = tokens.fixedPage(index)
    const known: { sections?: { key: string }[] } = parse(frontmatter)
    const keys = [...(known.sections ?? []).map(({ key }) => key), 'nowhere']
    const { sections } = entryOf(pageSchema, token, { slugs }) as { sections: object[] }
    const words = keys.map((key) => ({
      ...sections[0],
      key,
      ...(key === 'nowhere' && { title: 'Zqnowhere' }),
    }))
    const fields = entryOf(pageSchema, token, { slugs, values: { sections: words } })
    await writeFile(join(folder, file), mdx(fields, body.join('---\n')))
  }
}
