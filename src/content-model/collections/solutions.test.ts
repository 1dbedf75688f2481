import { exampleValue } from './fields/field-help'
import { solutionProblems, solutionSchema } from './solutions'

const example = exampleValue(solutionSchema) as object
const problems = (changes: object) => solutionProblems({ ...example, ...changes })

test('a live solution names where it runs', () => {
  expect(problems({ status: 'Live', liveAt: 'https://log.example' })).toEqual([])
  expect(problems({ status: 'Under development' })).toEqual([])
  expect(problems({ status: 'Live' })).toEqual([
    {
      path: ['liveAt'],
      message:
        'is missing, and status is Live. Write where it runs, for example: liveAt: https://invoices.tirtana.example',
    },
  ])
})
