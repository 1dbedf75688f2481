import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { exampleValue } from '../collections/fields/field-help'
import { serviceSchema } from '../collections/services'
import { readDocument, readOriginalParts } from '../read/document'
import { settingsWith } from '../testing/content-fixture'
import { stateOf } from './parts'
import { scaffoldTranslation } from './scaffold'

const path = 'services/ledgers.mdx'
const example = exampleValue(serviceSchema) as { services: { features: object[] } }
const times = <T>(list: readonly T[], count: number) => Array.from({ length: count }, () => list[0])
const benefit = (title: string, icon: string) => ({ title, description: `${title}.`, icon })
const first = benefit('First', 'bell')
const second = benefit('Second', 'key')
const third = benefit('Third', 'map')
const statistic = (value: string) => ({ value, label: 'calls synced' })
const fields = {
  ...example,
  services: { ...example.services, features: times(example.services.features, 3) },
  benefits: { title: 'Benefits', description: 'Three.', items: [first, second, third] },
  stats: { title: 'Figures', items: [statistic('40+')] },
}
const figure = (file: string) => `<Figure src="./${file}.png" alt="Picture ${file}" />`
const body = [
  '## Early words',
  'Text. '.repeat(80).trim(),
  figure('early'),
  '## Late words',
  'More text. '.repeat(60).trim(),
]

const fileOf = (data: object, blocks: readonly string[]) =>
  `---\n${stringify(data, { aliasDuplicateObjects: false })}---\n${blocks.join('\n\n')}\n`

function translationOf(original: string): string {
  const text = scaffoldTranslation(path, original, (words) => words.replaceAll('words', 'kata'))
  const state = stateOf(readOriginalParts(path, Buffer.from(original)))
  return text.replace('---\n', `---\n${stringify({ translationOf: state })}`)
}

function staleAfter(change: { fields?: Partial<typeof fields>; body?: readonly string[] }) {
  const translation = translationOf(fileOf(fields, body))
  const original = Buffer.from(fileOf({ ...fields, ...change.fields }, change.body ?? body))
  expect(readDocument(path, original).diagnostics).toEqual([])
  return readDocument('services/ledgers.id.mdx', Buffer.from(translation), original)
}

const items = (...changed: ReturnType<typeof benefit>[]) => ({
  fields: { benefits: { ...fields.benefits, items: changed } },
})

test.each<[string, Parameters<typeof staleAfter>[0]]>([
  ['a heading is added at the end', { body: [...body, '## New', 'Text.'] }],
  ['a heading is added at the start', { body: ['## New', 'Text.', ...body] }],
  [
    'a heading changes its level',
    { body: body.map((block) => block.replace('## Late', '### Late')) },
  ],
  ['a heading is removed', { body: [...body.slice(0, 3), ...body.slice(4)] }],
  ['a list item is added', items(first, benefit('New', 'bug'), second, third)],
  ['a list item is removed', items(first, third)],
  ['a figure changes', { fields: { stats: { title: 'Figures', items: [statistic('45+')] } } }],
  ['an optional part is removed', { fields: { stats: undefined } }],
  ['a picture is added', { body: [figure('new'), ...body] }],
  ['a component is added', { body: [...body, '<Callout title="New">Text.</Callout>'] }],
])('a translation becomes stale but stays valid when %s', (_name, change) => {
  const { diagnostics, advice, translated } = staleAfter(change)
  expect(diagnostics).toEqual([])
  expect(translated?.changes).toBeDefined()
  expect(advice.map(({ message }) => message).join()).toContain(
    'has changed since this was translated. The page shows a notice',
  )
})

test('a stale translation keeps its items, with shared values from the original', () => {
  const { data } = staleAfter(items(first, benefit('New', 'bug'), second, third))
  expect(data?.benefits).toMatchObject({
    items: [
      { title: 'First', icon: 'bell' },
      { title: 'Second', icon: 'key' },
      { title: 'Third', icon: 'map' },
    ],
  })
})

test('a stale translation keeps its text, with ids and pictures from the original', () => {
  const { body: read } = staleAfter({ body: ['## New', figure('new'), 'Text.', ...body] })
  expect(read.headings.map(({ id, text }) => [id, text])).toEqual([
    ['early-words', 'Early kata'],
    ['late-words', 'Late kata'],
  ])
  expect(JSON.stringify(read.tree)).toContain('./early.png')
  expect(JSON.stringify(read.tree)).not.toContain('./new.png')
})

test('reports parts of a stale translation that pages cannot show', () => {
  const { diagnostics } = staleAfter({ body: body.filter((block) => !block.startsWith('<')) })
  expect(diagnostics.map(({ message }) => message).join()).toContain('<Figure>: src is missing')
})

test('a stale translation still needs the texts that the original had when it was translated', () => {
  const original = fileOf(fields, body)
  const text = translationOf(original)
  const { stats: _, ...others } = z.looseObject({}).parse(parse(text.split('---\n')[1] ?? ''))
  const { diagnostics } = readDocument(
    'services/ledgers.id.mdx',
    Buffer.from(fileOf(others, body)),
    Buffer.from(fileOf({ ...fields, title: 'Other ledgers' }, body)),
  )
  expect(diagnostics.map(({ message }) => message).join()).toContain('stats is missing')
})

test('a stale translation needs all names of filters, because pages match them by index', () => {
  const settings = (...domains: string[]) =>
    settingsWith({ successStories: { domains, protocols: ['EVM Based'] } })
  const old = Buffer.from(settings('Payments'))
  const state = { translationOf: stateOf(readOriginalParts('settings.yaml', old)) }
  const text =
    scaffoldTranslation('settings.yaml', old.toString(), (words) => words) + stringify(state)
  const { diagnostics } = readDocument(
    'settings.id.yaml',
    Buffer.from(text),
    Buffer.from(settings('Trade', 'Payments')),
  )
  expect(diagnostics.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('successStories.domains has 1 item'),
  )
})

test('gives no advice on a translation while the original has placeholders', () => {
  const adviceOn = (original: string) =>
    readDocument(
      'services/ledgers.id.mdx',
      Buffer.from(scaffoldTranslation(path, original, (words) => words)),
      Buffer.from(original),
    ).advice.map(({ message }) => message)
  const unfinished = fileOf({ ...fields, title: 'TODO Name of the service' }, body)
  expect(adviceOn(unfinished)).toEqual([])
  expect(adviceOn(fileOf(fields, body)).join()).toContain('Compare both files, then run')
})
