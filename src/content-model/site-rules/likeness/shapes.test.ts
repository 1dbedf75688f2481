import { collections } from '../../collections/registry'
import { emptyBody } from '../../read/body'
import { findNearDuplicates } from './near-duplicates'
import { hashedRuns, openingsOf, runsOf, sizesOf } from './shapes'

const list = (count: number) => Array.from({ length: count }, () => ({ title: 'One' }))

interface Shape {
  features?: number
  /** Items of each step. */
  steps: number[]
  benefits?: number
  stats?: number
  questions?: number
  headings?: number
}

/** Returns a service of which only its shape is known. */
function service({ features = 7, steps, benefits = 4, stats, questions = 5, headings = 4 }: Shape) {
  const data = {
    services: { features: list(features) },
    process: { steps: steps.map((count) => ({ items: Array(count).fill('Item') })) },
    benefits: { items: list(benefits) },
    ...(stats && { stats: { items: list(stats) } }),
    questions: list(questions),
    relatedServices: ['a', 'b'],
  }
  const sections = Array.from({ length: headings }, () => ({ depth: 2, text: 'One', id: 'one' }))
  return { data, body: { ...emptyBody, headings: sections }, text: '' }
}

/** Returns the numbers of those whose lists are as long as those of one before them. */
function alike(shapes: Shape[]): string[] {
  const files = shapes.map((shape, at) => ({
    file: String(at).padStart(2, '0'),
    shingles: hashedRuns('sizes', service(shape)),
  }))
  return findNearDuplicates(files, collections.services.maxSharedShape.sizes).map(
    ({ file }) => file,
  )
}

test('sizes are those of lists that are read, in their order, and the number of headings', () => {
  expect(sizesOf(service({ steps: [3, 1], questions: 0, headings: 2 }))).toEqual([
    'services.features 7',
    'process.steps 2',
    'process.steps[].items 3',
    'process.steps[].items 1',
    'benefits.items 4',
    'headings 2',
  ])
})

test('openings are the first words of sentences, across blocks', () => {
  const document = { ...service({ steps: [3, 3] }), text: 'We map it. “You sign” it.\nWe leave.' }
  expect(openingsOf(document)).toEqual(['we', 'you', 'we'])
  expect(runsOf('openings', document)).toEqual(['we, you, we'])
  expect(hashedRuns('openings', document)).toHaveLength(0)
})

// Ten services as they were when all had been written after one example.
const written: Shape[] = [
  { steps: [3, 3, 3, 3, 3] },
  { features: 8, steps: [3, 3, 3, 3, 3], stats: 3 },
  { steps: [3, 3, 4, 3, 3], questions: 4 },
  { steps: [3, 3, 3, 3], stats: 1 },
  { features: 8, steps: [3, 3, 3, 4, 3], stats: 3 },
  { steps: [3, 3, 3, 3, 3] },
  { features: 8, steps: [3, 3, 3, 4, 3] },
  { features: 8, steps: [3, 3, 3, 3, 3], headings: 5 },
  { steps: [3, 3, 3, 3, 3] },
  { steps: [3, 3, 3, 3, 3], headings: 5 },
]

test('services after one example are alike, and those shaped by their matter are not', () => {
  expect(alike(written).sort()).toEqual(['04', '05', '06', '07', '08', '09'])
  expect(
    alike([
      { features: 5, steps: [2, 2, 4, 1], benefits: 3, questions: 4 },
      { features: 7, steps: [3, 2, 4, 2], benefits: 3, stats: 3, questions: 6, headings: 3 },
      { features: 6, steps: [3, 2, 4, 2, 3, 1], benefits: 2, questions: 7, headings: 3 },
      { features: 5, steps: [3, 2, 4, 2, 2], benefits: 3, questions: 0 },
      { features: 8, steps: [4, 7], benefits: 3, questions: 9 },
      { features: 3, steps: [2, 2, 3, 2, 3], benefits: 2, questions: 3 },
    ]),
  ).toEqual([])
})

test('two short files are not compared', () => {
  const short = { data: { items: list(3) }, body: emptyBody, text: 'We map it.' }
  expect(sizesOf(short)).toEqual(['items 3', 'headings 0'])
  expect(hashedRuns('sizes', short)).toHaveLength(0)
})
