import { parse } from 'yaml'
import * as z from 'zod'
import { isRequired, metaOf, unwrap, yamlExample } from '../collections/fields/field-help'
import { fieldSchemas, itemSchema } from '../collections/fields/schema-parts'
import { type Collection, collections, singletons } from '../collections/registry'
import { article, card, type Files, linesOf, person } from '../testing/content-fixture'

const messagesOf = (files: Files) =>
  linesOf(files)
    .join('\n')
    .replaceAll(/^content\/[\w/-]+\.mdx:/gm, '')
const messagesOfCard = (...lines: string[]) => messagesOf({ 'track-record/a.mdx': card(...lines) })

const rest = ['description: Built and handed over.', 'icon: blocks']

const unreadable = {
  'title: Ledgers: a "guide"':
    '2:8 · The line “title: Ledgers: a "guide"” cannot be read: a value with a colon in it needs quotes. Write: title: "Ledgers: a \\"guide\\""',
  'title:Ledgers':
    '2:1 · The line “title:Ledgers” cannot be read: there is no space after the colon. Write: title: Ledgers',
  'title: Mainnets\ndescription Built.\n\n# What stands beside it.\nicon: blocks':
    '3:1 · The line “description Built.” cannot be read: it has no colon. Write each field as name: value, for example: title: ERP Integration',
  'a:\n  b: 1\nc: 2\n  d: 3\n  e: 4':
    '4:1 · The line “c: 2” cannot be read: it has less indentation than the fields above and below it. Indent all fields of a group by the same number of spaces, two for each level.',
  'a:\n  b: 1\n\u00a0 c: 2\n  d: 3\n  e: 4':
    '4:1 · The line “c: 2” cannot be read: it begins with a special space, such as a no-break space. Use normal spaces. Indent all fields of a group by the same number of spaces, two for each level.',
  'a:\n  b: 1\n\tc: 2\n  d: 3\n  e: 4':
    '4:1 · The line “c: 2” cannot be read: it begins with a tab. Indent with two spaces for each level, for example:\n    hero:\n      title: One set of books',
  'title: "Mainnets':
    '2:8 · The line “title: "Mainnets” cannot be read: the quote " is never closed. Write: title: "Mainnets"',
  "title: 'The client's ledger'":
    "2:20 · The line “title: 'The client's ledger'” cannot be read: there is text after the closing quote. Write: title: \"The client's ledger\"",
  'title: [Mainnets, Testnets':
    '2:8 · The line “title: [Mainnets, Testnets” cannot be read: [ is never closed with ]. Write: title: [Mainnets, Testnets]',
  'title: [\n  Mainnets,':
    '2:8 · The line “title: [” cannot be read: [ is never closed with ]. Write, after the last item: ]',
  'title: & ranked':
    '2:8 · The line “title: & ranked” cannot be read: a value that begins with & or * needs quotes. Write: title: "& ranked"',
  'title: Mainnets\n"icon": "blocks",':
    '3:17 · The line “"icon": "blocks",” cannot be read: there is text after the closing quote. Write: icon: "blocks"',
  'title: Mainnets\n- icon: blocks':
    '3:1 · The line “- icon: blocks” cannot be read: “- ” begins an item of a list, but there is no list here. Write: icon: blocks',
  'title: Mainnets\nicon：blocks':
    '3:1 · The line “icon：blocks” cannot be read: ： is not a colon. Write: icon: blocks',
  'title:\n  - Mainnets\n  -Testnets':
    '4:1 · The line “-Testnets” cannot be read: there is no space after the -. Write: - Testnets',
  'title:\n  * Mainnets\n  * Testnets':
    '3:3 · The line “* Mainnets” cannot be read: a list begins each item with “- ”. Write: - Mainnets',
  'title: Mainnets\ndescription:\n  It holds two parts: the one\n  and the other.':
    '3:1 · The line “description:” cannot be read: its value has several lines and a colon. Write >- after description: and the whole value on the lines below it, for example:\n    description: >-\n      It holds two parts: the one',
  'title: Mainnets\ndescription: One part: this,\n  and the other.':
    '3:1 · The line “description: One part: this,” cannot be read: its value has several lines and a colon. Write >- after description: and the whole value on the lines below it, for example:\n    description: >-\n      One part: this,',
  'title: [a: b: c]':
    '2:12 · The line “title: [a: b: c]” cannot be read: between [ and ] or { and }, a value with a colon in it needs quotes. Write, for example: tags: ["Ledgers: a guide"]',
  'title: Mainnets\n  icon: blocks':
    '3:3 · The line “icon: blocks” cannot be read: it has more indentation than the field above it, which already has a value. Indent all fields of a group by the same number of spaces, two for each level.',
  'title:\n  a: 1\n b: 2':
    '4:1 · The line “b: 2” cannot be read: it does not begin in the same column as the other fields of its group. Indent all fields of a group by the same number of spaces, two for each level.',
  'title: @tirtana':
    '2:8 · The line “title: @tirtana” cannot be read: a value that begins with @ needs quotes. Write: title: "@tirtana"',
  'title: - one':
    '2:8 · The line “title: - one” cannot be read: a value that begins with “- ” needs quotes, and a list begins on the line below its field, for example:\n    industries:\n      - fintech',
  'title: "C:\\path"':
    '2:8 · The line “title: "C:\\path"” cannot be read: between double quotes, \\ begins a special character. Write: \'C:\\path\'',
  'title: |Mainnets':
    '2:9 · The line “title: |Mainnets” cannot be read: the text after | or > begins on the next line, for example:\n    description: >-\n      We connect SAP and Oracle to the ledgers you transact on.',
  'title: &name Mainnets\ndescription: *name\nicon: blocks': [
    '2:8 · The line “title: &name Mainnets” has & before a value. YAML gives it a special meaning. Put the value in quotes: title: "&name Mainnets"',
    '3:14 · The line “description: *name” has * before a value. YAML gives it a special meaning. Put the value in quotes: description: "*name"',
  ].join('\n'),
  'title: !!js/function x':
    '2:8 · The line “title: !!js/function x” has ! before a value. YAML gives it a special meaning. Put the value in quotes: title: "!!js/function x"',
}

test.each(Object.entries(unreadable))(
  'explains why the YAML %j cannot be read',
  (lines, report) => {
    expect(messagesOfCard(lines, ...rest)).toBe(report)
  },
)

describe('a field', () => {
  const unknownIcon = (name: string) =>
    `4:1 · icon is “${name}”, which is not an icon of Lucide. Write, for example: icon: compass (all icons: https://lucide.dev/icons)`

  const invalidFields: Record<string, [lines: string[], report: string]> = {
    'is missing': [
      rest,
      '2:1 · title is missing. Write, for example: title: Mainnets in production',
    ],
    'is empty': [
      ['title:', 'description: "  "', 'icon: ~', 'order:'],
      [
        '2:1 · title is empty. Write, for example: title: Mainnets in production',
        '3:1 · description is empty. Write, for example: description: Custom chains built and handed over.',
        '4:1 · icon is empty. Write, for example: icon: compass',
        '5:1 · order is empty. Leave it out, or write, for example: order: 10',
      ].join('\n'),
    ],
    'is a number or a boolean instead of text': [
      ['title: 0123', 'description: true', 'icon: blocks'],
      [
        '2:1 · title is the number 0123, but must be text. Put it in quotes: "0123"',
        '3:1 · description is the value true, but must be text. Put it in quotes: "true"',
      ].join('\n'),
    ],
    'has the wrong type': [
      ['title: [a]', 'description: { a: b }', 'icon: blocks', 'order: first'],
      [
        '2:1 · title is a list, but must be text. Write: title: a',
        '3:1 · description is a group of fields, but must be text. Write: description: "a: b"',
        '5:1 · order is “first”, but must be a number. Write, for example: order: 10',
      ].join('\n'),
    ],
    'is misspelt, without a second report that it is missing': [
      ['titel: A', 'Description: B', 'icon: blocks', 'colour: red'],
      [
        '2:1 · titel is not a field of a track record item. Did you mean title?',
        '3:1 · Description is not a field of a track record item. Did you mean description?',
        '5:1 · colour is not a field of a track record item. Its fields are title, description, icon, method, asOf, source, sourceUrl, order, draft, unlisted, publishAt, expireAt.',
      ].join('\n'),
    ],
    'belongs to another collection, and is similar to a field of this one': [
      ['title: A', ...rest, 'published: 2026-03-01'],
      '5:1 · published is not a field of a track record item. Its fields are title, description, icon, method, asOf, source, sourceUrl, order, draft, unlisted, publishAt, expireAt. Only files in content/articles have published.',
    ],
    'occurs twice': [
      ['title: A', ...rest, 'title: B'],
      '5:1 · title is used twice. Remove one of the two fields.',
    ],
    'is a misspelt icon': [
      ['title: A', 'description: B', 'icon: thermometre'],
      '4:1 · icon is “thermometre”, which is not an icon of Lucide. Did you mean thermometer?',
    ],
    'is part of several icon names': [
      ['title: A', 'description: B', 'icon: bar-graph'],
      '4:1 · icon is “bar-graph”, which is not an icon of Lucide. Did you mean bar-chart or bar-chart-2 or bar-chart-3?',
    ],
    'is similar to an unrelated icon name': [
      ['title: A', 'description: B', 'icon: gear'],
      unknownIcon('gear'),
    ],
    'shares a word with an unrelated icon name': [
      ['title: A', 'description: B', 'icon: magnifying-glass'],
      unknownIcon('magnifying-glass'),
    ],
    'is not similar to an icon name': [
      ['title: A', 'description: B', 'icon: bakery'],
      unknownIcon('bakery'),
    ],
    'has two lines instead of a single line': [
      ['title: |', '  One', '  Two', ...rest],
      '2:1 · title is “One Two”, which is not a single line. Write: title: One Two',
    ],
  }

  test.each(Object.entries(invalidFields))('that %s is reported', (_name, [lines, report]) => {
    expect(messagesOfCard(...lines)).toBe(report)
  })

  test('of an article is reported: dates, addresses, groups, lists and lengths', () => {
    const text = article('Ledgers', [
      'updated: 1.3.2026',
      'cover: ./ledger.png',
      'sources:',
      '  - { title: A law, url: javascript:alert(1) }',
      '  - url: //evil.example',
      'relatedServices: erp-integration',
      'formerSlugs: [Old/Name]',
    ])
      .replace('category: strategy', 'category: Strategy')
      .replace('2026-03-01', '20260301')
      .replace(/^metaDescription: .*$/m, 'metaDescription: Too short.')
    expect(messagesOf({ ...person, 'articles/a.mdx': text })).toBe(
      [
        '3:1 · metaDescription has 10 characters, but needs at least 70. Write, for example: metaDescription: We connect SAP, Oracle and Odoo to your ledgers, so that finance closes from one set of books.',
        '6:1 · published is the number 20260301, not a date written as year-month-day. Write: published: 2026-03-01',
        '8:1 · updated is “1.3.2026”, which is not a date written as year-month-day. Write: updated: 2026-03-01',
        '9:1 · cover is “./ledger.png”, but must be a group of fields. Write, for example:',
        '    cover:',
        '      src: ./portrait.png',
        '      alt: Rina Hartono, drawn in ink lines',
        '11:21 · sources[0].url is “javascript:alert(1)”, which is not an address that begins with https://. Write, for example: url: https://peraturan.bpk.go.id',
        '12:5 · sources[1].title is missing. Write, for example: title: Law No. 4 of 2023 (P2SK)',
        '12:5 · sources[1].url is “//evil.example”, which is not an address that begins with https://. Write, for example: url: https://peraturan.bpk.go.id',
        '13:1 · relatedServices is “erp-integration”, but must be a list. Write: relatedServices: [erp-integration]',
        '14:15 · formerSlugs[0] is “Old/Name”, which is not a file name of small letters, digits and single hyphens, without its ending. Write: - name',
      ].join('\n'),
    )
  })
})

const groups = {
  'finalCta: { title: A, description: One, two and three, button: { text: B } }':
    'Between { and }, a comma ends a value. Put the text in quotes: description: "One, two and three"',
  'finalCta: { title: A, description: B, button: Book }':
    'finalCta.button is “Book”, but must be a group of fields. Write:\n    button:\n      text: Book',
}

test.each(Object.entries(groups))('names the text that the group %j means', (line, report) => {
  expect(messagesOf({ ...person, 'articles/a.mdx': article('Ledgers', [line]) })).toMatch(
    new RegExp(`^8:\\d+ · ${report.replace(/[{}]/g, '\\$&')}$`),
  )
})

const noDate = 'which is not a date written as year-month-day'

const intendedValues = {
  'draft: no': 'is “no”, but must be true or false. Write: draft: false',
  'draft: Off': 'is “Off”, but must be true or false. Write: draft: false',
  'draft: "false"': 'is “false”, but must be true or false. Write: draft: false',
  'draft: tidak': 'is “tidak”, but must be true or false. Write: draft: false',
  'unlisted: yes': 'is “yes”, but must be true or false. Write: unlisted: true',
  'unlisted: 1': 'is the number 1, but must be true or false. Write: unlisted: true',
  "unlisted: 'ya'": 'is “ya”, but must be true or false. Write: unlisted: true',
  'updated: 1 October 2026': `is “1 October 2026”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: Thursday, 1st Oct 2026': `is “Thursday, 1st Oct 2026”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: 1 Agustus 2026': `is “1 Agustus 2026”, ${noDate}. Write: updated: 2026-08-01`,
  'updated: October 1, 2026': `is “October 1, 2026”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: 2026/10/01': `is “2026/10/01”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: 2026-10-1': `is “2026-10-1”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: 13/05/2026': `is “13/05/2026”, ${noDate}. Write: updated: 2026-05-13`,
  'updated: 2026-10-01T10:00:00Z': `is “2026-10-01T10:00:00Z”, ${noDate}. Write: updated: 2026-10-01`,
  'updated: 01/10/2026': `is “01/10/2026”, ${noDate}. Write: updated: 2026-10-01, or: updated: 2026-01-10`,
  'updated: 2026–10–01': 'is “2026–10–01”, with – instead of -. Write: updated: 2026-10-01',
  'updated: 2026-02-30':
    'is “2026-02-30”, but there is no such day. Write, for example: updated: 2026-03-01',
  'updated: soon': `is “soon”, ${noDate}. Write, for example: updated: 2026-03-01`,
  'relatedServices: erp-integration, api-development':
    'is “erp-integration, api-development”, but must be a list. Write: relatedServices: [erp-integration, api-development]',
  'relatedServices:\n  -erp-integration\n  • api-development':
    'is “-erp-integration • api-development”, but must be a list. Write: relatedServices: [erp-integration, api-development]',
  'author: [rina-hartono]': 'is a list, but must be text. Write: author: rina-hartono',
}

test.each(Object.entries(intendedValues))(
  'names the value that the article’s line %j means',
  (line, report) => {
    const [name = ''] = line.split(':')
    const text =
      name === 'author'
        ? article('Ledgers').replace(/^author: .*$/m, line)
        : article('Ledgers', [line])
    expect(messagesOf({ ...person, 'articles/a.mdx': text }).replace(/^\d+:1 · /, '')).toBe(
      `${name} ${report}`,
    )
  },
)

/** Returns all fields of a schema. The path of a list item contains 0. */
function fieldsOf(schema: z.ZodType, path: PropertyKey[] = []): [PropertyKey[], z.ZodType][] {
  const inner = unwrap(schema)
  const nested: [PropertyKey, z.ZodType][] =
    inner instanceof z.ZodObject
      ? fieldSchemas(inner)
      : inner instanceof z.ZodArray
        ? [[0, itemSchema(inner)]]
        : []
  return nested.flatMap(([step, field]): [PropertyKey[], z.ZodType][] => [
    [[...path, step], field],
    ...fieldsOf(field, [...path, step]),
  ])
}

const all: [string, Collection][] = Object.entries({ ...collections, ...singletons })
test.each(all)('every field of %s has a description and a valid example', (_name, { schema }) => {
  for (const [path, field] of fieldsOf(schema)) {
    const [value]: unknown[] = Object.values(parse(yamlExample(schema, path)) as object)
    const { description } = metaOf(field)
    // Examples of lists show a single item, even if the field needs more.
    const diagnostics = (field.safeParse(value).error?.issues ?? []).filter(
      (issue) => !(issue.code === 'too_small' && issue.origin === 'array'),
    )
    expect({ path, description, value, diagnostics }).toEqual({
      path,
      description: expect.stringMatching(/\w/),
      value: expect.anything(),
      diagnostics: [],
    })
    if (isRequired(field)) expect(value).not.toBe('…')
  }
})
