import { rmSync } from 'node:fs'
import { stringify } from 'yaml'
import type * as z from 'zod'
import { exampleValue } from '../../authoring/field-help'
import { checkContent } from '../../check/check'
import { formatDiagnostic } from '../../check/diagnostics'
import { question } from '../../collections/fields/items'
import { serviceSchema } from '../../collections/services'
import { page, person, writeContent } from '../../testing/content-fixture'
import { adviseOnShapes } from './shape-advice'

const example = exampleValue(serviceSchema) as z.input<typeof serviceSchema>
const repeat = <T>([item]: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => structuredClone(item) as T)

interface Sizes {
  features: number
  steps: number[]
  questions: number
}

const fieldsOfWords = new Set(['title', 'description', 'text', 'summary', 'question', 'answer'])

/** Returns a service with lists of these sizes, whose sentences begin with numbered words. */
function service(name: string, { features, steps, questions }: Sizes, opening: string): string {
  const sentences = Array.from({ length: 30 }, (_, at) => {
    const rest = Array.from({ length: 6 }, (_, word) => `${name}${at}x${word}`).join(' ')
    return `${opening}${at} ${rest}.`
  })
  const data = {
    ...example,
    title: `Service ${name}`,
    metaDescription: `Service ${name} has a description that is long enough to be shown in a search engine.`,
    hero: { ...example.hero, secondaryButton: { text: 'Ask', link: '/contact' } },
    services: { ...example.services, features: repeat(example.services.features, features) },
    process: {
      ...example.process,
      steps: steps.map((items) => ({
        ...repeat(example.process.steps, 1)[0],
        items: Array(items).fill('One'),
      })),
    },
    benefits: { ...example.benefits, items: repeat(example.benefits.items, 2) },
    questions: repeat([exampleValue(question)], questions),
  }
  let count = 0
  const renamed: unknown = JSON.parse(
    JSON.stringify(data, (key, value: unknown) => {
      if (typeof value !== 'string' || !fieldsOfWords.has(key)) return value
      count += 1
      return `${opening}${count} ${value}`
    }),
  )
  return `---\n${stringify(renamed, { aliasDuplicateObjects: false })}---\n${sentences.join(' ')}\n`
}

/** Returns the advice on two services, a line for each. */
function adviceOn(a: string, b: string): string[] {
  const root = writeContent({
    ...person,
    'pages/contact.mdx': page('Contact'),
    'services/a.mdx': a,
    'services/b.mdx': b,
  })
  try {
    return adviseOnShapes(checkContent(root).files, root).map(formatDiagnostic)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const usual = { features: 6, steps: [3, 3, 3], questions: 5 }
const other = { features: 4, steps: [1, 4], questions: 3 }

test('two services whose lists are as long are advised to differ', () => {
  expect(adviceOn(service('a', usual, 'A'), service('b', usual, 'B'))).toEqual([
    'content/services/b.mdx:1:1 · Its lists are as long as those of content/services/a.mdx, in the same order (100% of their runs): services.features 6, process.steps 3, process.steps[].items 3, 3, 3, benefits.items 2, questions 5, headings 0. Give each as many items as this subject has: leave out what says little, join or divide steps, drop the questions that nobody asks.',
  ])
})

test('two services whose sentences begin alike are advised to begin some differently', () => {
  const [advice, ...rest] = adviceOn(service('a', usual, 'We'), service('b', other, 'We'))
  expect(rest).toEqual([])
  expect(advice).toMatch(
    /^content\/services\/b\.mdx:1:1 · Its sentences begin like those of content\/services\/a\.mdx, one after the other \(\d+% of their runs of three\): “.+, .+, .+”, “.+”, “.+”\. Begin some of them with what they are about, join two, or turn a list into a paragraph\.$/,
  )
})

test('two services of their own shape get no advice', () => {
  expect(adviceOn(service('a', usual, 'A'), service('b', other, 'B'))).toEqual([])
})
