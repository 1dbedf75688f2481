import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { rows } from '../../src/content-model/collections/registry'

// The site's content at the limits of what writers may do.

/** A word that is too long for one line of a heading on a phone. */
const longWord = 'Rechtsschutzversicherungsgesellschaften'

/** Names of fields with one-line texts, and (longerFields) of fields with longer texts. */
const oneLineFields =
  /^(title|name|heading|eyebrow|label|text|person|organisation|tagline|note|legalName|locality|popup|question|tags|lines|audience|items)$/
const longerFields = /^(description|answer|intro|quote|impact|paragraphs)$/

type Fields = Record<string, unknown>

/** Changes the frontmatter and the body of one file. */
function rewrite(file: string, change: (data: Fields, body: string) => string | undefined): void {
  const source = readFileSync(file, 'utf8')
  const [, frontmatter = '', body = ''] = file.endsWith('.mdx')
    ? (/^---\n(.*?\n)---\n?(.*)$/s.exec(source) ?? [])
    : ['', source]
  const data = parse(frontmatter) as Fields
  const text = change(data, body) ?? body
  const yaml = stringify(data, { lineWidth: 0, aliasDuplicateObjects: false })
  writeFileSync(file, file.endsWith('.mdx') ? `---\n${yaml}---\n${text}` : yaml)
}

const filesOf = (content: string, collection: string): string[] =>
  readdirSync(join(content, collection))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join(content, collection, name))

const collectionsWithTexts = rows
  .filter(([name, { body }]) => body !== 'none' && name !== 'team')
  .map(([name]) => name)
// The questions of the finder lead to each other: none can be added or taken away by itself.
const smallCollections = rows
  .map(([name]) => name)
  .filter((name) => !collectionsWithTexts.includes(name) && name !== 'finder')

/** Makes every title very long with a long word, doubles every text, and fills lists to fifty items. */
export function stretch(content: string): void {
  for (const collection of [...collectionsWithTexts, ...smallCollections])
    for (const file of filesOf(content, collection))
      rewrite(file, (data, body) => {
        lengthen(data)
        if (/stock-ledger|shipping|harbour-log/.test(file)) repeatItems(data)
        return body
      })
  for (const file of ['home.mdx', 'interface.yaml', 'settings.yaml'])
    rewrite(join(content, file), (data) => {
      lengthen(data)
      // The longest label that the check accepts.
      if (file === 'settings.yaml')
        Object.assign(data.career as Fields, { label: 'Karriere bei Karang' })
      return undefined
    })
  for (const collection of ['articles', 'solutions', ...smallCollections])
    copyUntilFifty(content, collection)
}

function lengthen(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      value[index] = lengthen(item, key)
    })
    return value
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as Fields
    for (const [name, field] of Object.entries(fields)) fields[name] = lengthen(field, name)
    return fields
  }
  if (typeof value !== 'string') return value
  // The words of buttons are alike on many pages, which may share little text.
  if (key === 'text') return `${value} ${longWord}`
  if (oneLineFields.test(key)) return `${value} and ${longWord} ${value}`
  return longerFields.test(key) ? `${value} ${longWord}. ${value}` : value
}

/** Lists that the schema limits, each with the most items that it allows. */
const largestLists: Record<string, number> = { steps: 7 }

/** Fills every list whose items have titles to fifty items, or to the most that the schema allows. */
function repeatItems(value: unknown, largest = 50): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    const [first] = value as (Fields | undefined)[]
    if (first && typeof first === 'object' && 'title' in first)
      for (let number = value.length + 1; number <= largest; number += 1)
        value.push({ ...first, title: `${first.title} ${number}` })
    return
  }
  for (const [name, field] of Object.entries(value)) repeatItems(field, largestLists[name])
}

function copyUntilFifty(content: string, collection: string): void {
  const files = filesOf(content, collection)
  const [first = ''] = files
  for (let number = files.length + 1; number <= 50; number += 1) {
    const copy = first.replace(/\.mdx$/, `-${number}.mdx`)
    writeFileSync(copy, readFileSync(first))
    rewrite(copy, (data) => {
      for (const name of ['name', 'title']) if (name in data) data[name] = `${data[name]} ${number}`
      if ('metaDescription' in data)
        data.metaDescription = `Entry ${number} of fifty among ${collection}, for which the site must find a place in all of its lists and menus.`
      // Texts that occur in two files are refused.
      for (const name of ['problem', 'features', 'sources', 'relatedServices', 'relatedArticles'])
        if (collection === 'articles') delete data[name]
      if (collection === 'articles')
        return `${uniqueWords(number)}\n\n## ${uniqueWords(number, 3)}\n`
      return undefined
    })
  }
}

/** Returns words that occur in no other file. */
function uniqueWords(number: number, count = 60): string {
  return Array.from({ length: count }, (_, index) => `w${number}x${index}`).join(' ')
}
