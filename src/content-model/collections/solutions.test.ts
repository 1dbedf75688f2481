import { exampleValue } from './fields/field-help'
import { solutionProblems, solutionSchema } from './solutions'

const example = exampleValue(solutionSchema) as object
const problems = (changes: object) => solutionProblems({ ...example, ...changes })

test('requires the address of a live solution', () => {
  expect(problems({ status: 'Live', liveAt: 'https://log.example' })).toEqual([])
  expect(problems({ status: 'Under development' })).toEqual([])
  expect(problems({ status: 'Live' })).toEqual([
    {
      path: ['liveAt'],
      message:
        'is missing, but status is Live. Write the address, for example: liveAt: https://invoices.tirtana.example',
    },
  ])
})
