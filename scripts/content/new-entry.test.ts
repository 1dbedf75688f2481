import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkContent } from '../../src/content-model/check/check'
import { type CollectionName, collections } from '../../src/content-model/collections/registry'
import {
  homeWith,
  page,
  person,
  settingsWith,
  writeContent,
} from '../../src/content-model/testing/content-fixture'
import { testFolder } from '../../src/content-model/testing/test-folder'
import { collectionOf } from './choices'
import { type EntryRequest, writeEntry } from './new-entry'
import { optionsOf } from './prompt'

const today = '2026-03-01'
let root: string

beforeEach(() => {
  root = writeContent({ ...person, 'pages/contact.mdx': page('Contact') }, testFolder())
})

const names = Object.keys(collections) as CollectionName[]

test.each(names)('a new entry of %s is valid except for its placeholders', async (collection) => {
  const { file, placeholders } = await writeEntry(root, { collection, title: 'Pledges', today })
  const { diagnostics } = checkContent(root)
  expect(diagnostics.filter(({ unfinished }) => !unfinished)).toEqual([])
  expect(diagnostics.map((diagnostic) => diagnostic.file)).toEqual(diagnostics.map(() => file))
  expect(placeholders).toBeGreaterThan(0)
  expect(diagnostics.length).toBeGreaterThanOrEqual(placeholders)
})

test('a title keeps its curly quotes, and the check accepts them', async () => {
  const request = { collection: 'offerings' as const, title: '“Pledges”', today }
  const { file } = await writeEntry(root, request)
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/^title: "“Pledges”"$/m)
  const { diagnostics } = checkContent(root)
  expect(diagnostics.filter(({ unfinished }) => !unfinished)).toEqual([])
})

test('a short service has the required fields and defers optional groups', async () => {
  const request = { collection: 'services' as const, title: 'Pledges', today }
  const { file, placeholders } = await writeEntry(root, { ...request, short: true })
  const text = readFileSync(join(root, file), 'utf8')
  for (const group of ['firstCta', 'process', 'benefits', 'stats', 'finalCta'])
    expect(text).toMatch(new RegExp(`^${group}:\n  later: true$`, 'm'))
  const whole = await writeEntry(root, { ...request, slug: 'whole' })
  expect(placeholders).toBeLessThan(whole.placeholders / 2)
})

test('an offering has a price, or a range of the form if the settings have ranges', async () => {
  const written = async (slug: string) => {
    const { file } = await writeEntry(root, { collection: 'offerings', title: 'A', slug, today })
    return readFileSync(join(root, file), 'utf8')
  }
  expect(await written('by-price')).toMatch(/^ {2}price: TODO The price, with its currency$/m)
  const budgets = [{ budget: 'small', label: 'Up to Rp 50 million' }]
  writeContent({ 'settings.yaml': settingsWith({ budgets }) }, root)
  const byRange = await written('by-range')
  expect(byRange).toMatch(/^ {2}# price: …$/m)
  expect(byRange).toMatch(/^ {2}band: small$/m)
})

test('writes comments that explain the fields, and placeholders', async () => {
  const { file, address } = await writeEntry(root, {
    collection: 'articles',
    title: 'Crème & café: who owns 1 °C?',
    values: { category: 'strategy' },
    today,
  })
  expect(address).toBe('/blog/creme-and-cafe-who-owns-1-c')
  expect(readFileSync(join(root, file), 'utf8').split('\n').slice(0, 6)).toEqual([
    '---',
    '# Title of the article.',
    'title: "Crème & café: who owns 1 °C?"',
    'metaDescription: "TODO The description in search results: 70 to 160 characters, different for every page"',
    '# Former file names of this page, relative to the folder of its collection. The old addresses redirect to this page.',
    '# formerSlugs: […]',
  ])
})

test.each([
  ['Crème\nof\r\n\tthe coast', 'Crème of the coast'],
  ['2026', '2026'],
  ['null', 'null'],
  ['- a: "b" #c', '- a: "b" #c'],
])('writes the title %j as text', async (title, written) => {
  const { file } = await writeEntry(root, { collection: 'testimonials', title, slug: 'a', today })
  expect(parse(readFileSync(join(root, file), 'utf8').split('---\n')[1] ?? '')).toMatchObject({
    person: written,
  })
})

test('keeps line breaks in values, and keeps numeric names as text', async () => {
  const values = { quote: 'One\ntwo: "three"' }
  const quote = { collection: 'testimonials' as const, title: 'A', today, values }
  const { file } = await writeEntry(root, quote)
  expect(readFileSync(join(root, file), 'utf8')).toContain('\nquote: "One\\ntwo: \\"three\\""\n')
  await writeEntry(root, { collection: 'team', title: '2026', today })
  rmSync(join(root, 'content/team/rina-hartono.mdx'))
  const article = await writeEntry(root, { collection: 'articles', title: 'Pledges', today })
  expect(readFileSync(join(root, article.file), 'utf8')).toContain('\nauthor: "2026" # TODO')
})

test('the check lists placeholders by field', async () => {
  writeContent({ 'home.mdx': homeWith('testimonials') }, root)
  await writeEntry(root, { collection: 'testimonials', title: 'Head of Finance', today })
  const { diagnostics } = checkContent(root)
  expect(diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '2:1 quote still contains the placeholder “TODO The words of the client, without q…”. Write your own words.',
    '5:1 organisation still contains the placeholder “TODO The organisation of the speaker”. Write your own words.',
    '7:1 segment still has the placeholder “# TODO one of: Association, SMBs, Enterpr…” next to it. Choose a value, and remove the comment.',
  ])
})

test.each<[name: string, request: Partial<EntryRequest>, reason: string]>([
  [
    'no Latin letters',
    { title: '数字' },
    '“数字” has no letters that addresses can contain. Choose the file name yourself, for example: --slug new-page',
  ],
  [
    'too many words',
    { title: 'A title that goes on and on until nobody remembers how it began' },
    '“a-title-that-goes-on-and-on-until-nobody-remembers-how-it-began” has 63 characters, but addresses must not have more than 60. Choose the file name yourself, for example: --slug new-page',
  ],
  [
    'an invalid file name',
    { slug: 'My Deeds' },
    '“My Deeds” cannot be an address. Use lower-case letters, digits and single hyphens, for example: --slug my-deeds',
  ],
  [
    'an invalid value of a field',
    { values: { group: 'consulting' } },
    '--group cannot be “consulting”. Use one of it-consulting.',
  ],
])('rejects %s', async (_name, request, reason) => {
  const whole: EntryRequest = { collection: 'services', title: 'Deeds', today, ...request }
  await expect(writeEntry(root, whole)).rejects.toThrow(new Error(reason))
})

test('accepts a file name with its ending', async () => {
  const request = { collection: 'offerings' as const, title: 'A', slug: 'deeds.mdx', today }
  expect((await writeEntry(root, request)).file).toBe('content/offerings/deeds.mdx')
})

test('lists the options after an unknown option', () => {
  expect(() => optionsOf(['--colour', 'red'], ['slug', 'quote'])).toThrow(
    'The options are --slug, --quote, each with a value after it.',
  )
})

test('never overwrites a file or a picture', async () => {
  await expect(
    writeEntry(root, { collection: 'team', title: 'Rina Hartono', today }),
  ).rejects.toThrow(
    'content/team/rina-hartono.mdx already exists and was not changed. Choose another title, or another file name with --slug.',
  )
  await expect(writeEntry(root, { collection: 'team', title: 'Rina', today })).rejects.toThrow(
    'content/team/rina.png already exists',
  )
  expect(readFileSync(join(root, 'content/team/rina.png'))).toEqual(person['team/rina.png'])
})

test('accepts singular and plural names of collections', () => {
  expect(collectionOf('service')).toBe('services')
  expect(collectionOf('services')).toBe('services')
  expect(collectionOf('person')).toBe('team')
  expect(() => collectionOf('sevice')).toThrow(
    '“sevice” is not a kind of content. Did you mean service?',
  )
})
