/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod'
import { linkWords } from '../content-model/addresses/link-words'
import { fieldSchemas } from '../content-model/collections/fields/schema-parts'
import { choiceWords } from '../content-model/collections/interface-words/choices'
import { interfaceSchema } from '../content-model/collections/interface-words/interface'
import { outputWords } from '../content-model/collections/interface-words/outputs'
import { wordsWith } from '../content-model/collections/interface-words/words'
import { rows } from '../content-model/collections/registry'
import { fillWords } from './interface-words'

test('puts values in the place of arguments, and leaves braces in them alone', () => {
  const text = wordsWith('A text.', 'All of {name}, {name}: {blog}')
  const words = text.parse('All of {name}, {name}: {blog}')
  expect(fillWords(words, { name: '{blog}', blog: 'Blog' })).toBe('All of {blog}, {blog}: Blog')
})

/** The modules that may show words, and the templates of PDFs. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$|\.typ$/.test(name) && !name.startsWith('content-model'))
  .map((name) => ({
    folder: name.endsWith('.typ') ? 'pdf' : dirname(name),
    text: readFileSync(`src/${name}`, 'utf8'),
  }))

const parts = fieldSchemas(interfaceSchema).map(([part, schema]) => ({
  part,
  words: schema instanceof z.ZodObject ? Object.keys(schema.shape) : [],
}))

test('some query asks for each part of the words', () => {
  // The generator puts these into texts, PDFs and other outputs: nodes/text-labels.ts, outputs/document-makers.ts,
  // graphql/choice-names.ts, pages/preview.ts.
  const ofGenerator = [
    'texts',
    'portfolio',
    'preview',
    'solutionStatuses',
    'solutionOwners',
    ...Object.keys(outputWords),
  ]
  const queried = parts.map(({ part }) => part).filter((part) => !ofGenerator.includes(part))
  const fragment = (part: string) => `...${part.charAt(0).toUpperCase()}${part.slice(1)}Words\n`
  const isQueried = (part: string) => modules.some(({ text }) => text.includes(fragment(part)))
  expect(queried.filter((part) => !isQueried(part))).toEqual([])
})

/** The words that rows of the registry name, as the generator finds them: `overviews.blog`. */
const ofRows = rows.flatMap(([, { overview, search }]) => [
  ...(overview ? [`overviews.${overview.title}`] : []),
  ...(search ? [`searchResults.${search.kind}`] : []),
])

/** The words of links whose pages have no other name. */
const ofLinks = Object.values(linkWords).map((word) => word?.join('.'))

test('some component shows each word', () => {
  // The compiler says of each word of a choice which value it is for.
  const ofPages = parts.filter(({ part }) => !(part in choiceWords))
  const unused = ofPages.flatMap(({ part, words }) => {
    // Components that get the words of a part, pages that hand single words of it on, and their neighbours.
    const namesPart = new RegExp(`\\['${part}'\\]|\\.${part}\\b`)
    const folders = modules.filter(({ text }) => namesPart.test(text)).map(({ folder }) => folder)
    const ofPart = modules.filter(({ folder }) => folders.includes(folder))
    const isUsed = (word: string) => {
      const use = new RegExp(`(\\b(words|labels|${part})\\.|[{,] |')${word}\\b`)
      return ofPart.some(({ text }) => use.test(text))
    }
    return words
      .filter((word) => !isUsed(word))
      .map((word) => `${part}.${word}`)
      .filter((word) => !ofRows.includes(word) && !ofLinks.includes(word))
  })
  expect(unused).toEqual([])
})
