import { exampleValue } from './fields/field-help'
import { solutionDiagnostics, solutionSchema } from './solutions'

type Solution = Parameters<typeof solutionDiagnostics>[0]

const example = exampleValue(solutionSchema) as Solution
const found = (changes: Partial<Solution>) => solutionDiagnostics({ ...example, ...changes })

test('requires the address of a live solution', () => {
  expect(found({ status: 'Live', liveAt: 'https://log.example' })).toEqual([])
  expect(found({ status: 'Under development' })).toEqual([])
  expect(found({ status: 'Live' })).toEqual([
    {
      path: ['liveAt'],
      message:
        'is missing, but status is Live. Write the address, for example: liveAt: https://invoices.tirtana.example',
    },
  ])
})
