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

test('fills in arguments and keeps braces in their values', () => {
  const text = wordsWith('A text.', 'All of {name}, {name}: {blog}')
  const words = text.parse('All of {name}, {name}: {blog}')
  expect(fillWords(words, { name: '{blog}', blog: 'Blog' })).toBe('All of {blog}, {blog}: Blog')
})

/** Modules that can use interface words, and PDF templates. */
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

test('queries select every part of the words', () => {
  // The generator uses these words: nodes/text-labels.ts, outputs/document-makers.ts, graphql/choice-names.ts,
  // pages/preview.ts.
  const usedByGenerator = [
    'texts',
    'portfolio',
    'preview',
    'solutionStatuses',
    'solutionOwners',
    ...Object.keys(outputWords),
  ]
  const queried = parts.map(({ part }) => part).filter((part) => !usedByGenerator.includes(part))
  const fragment = (part: string) => `...${part.charAt(0).toUpperCase()}${part.slice(1)}Words\n`
  const isQueried = (part: string) => modules.some(({ text }) => text.includes(fragment(part)))
  expect(queried.filter((part) => !isQueried(part))).toEqual([])
})

/** Words that collection registry rows name: `overviews.blog`. */
const registryWords = rows.flatMap(([, { overview, search }]) => [
  ...(overview ? [`overviews.${overview.title}`] : []),
  ...(search ? [`searchResults.${search.kind}`] : []),
])

/** Link texts of pages without a name of their own. */
const linkTexts = Object.values(linkWords).map((word) => word?.join('.'))

test('components use every word', () => {
  // The compiler checks the words of choices. resultsByType lists all words of `searchCounts`.
  const checkedParts = parts.filter(({ part }) => !(part in choiceWords) && part !== 'searchCounts')
  const unused = checkedParts.flatMap(({ part, words }) => {
    // Modules that name the part, and modules in the same folders.
    const namesPart = new RegExp(`\\['${part}'\\]|\\.${part}\\b`)
    const folders = modules.filter(({ text }) => namesPart.test(text)).map(({ folder }) => folder)
    const relatedModules = modules.filter(({ folder }) => folders.includes(folder))
    const isUsed = (word: string) => {
      const use = new RegExp(`(\\b(words|labels|${part})\\.|[{,] |')${word}\\b`)
      return relatedModules.some(({ text }) => use.test(text))
    }
    return words
      .filter((word) => !isUsed(word))
      .map((word) => `${part}.${word}`)
      .filter((word) => !registryWords.includes(word) && !linkTexts.includes(word))
  })
  expect(unused).toEqual([])
})
