import { exampleValue } from '../../content-model/collections/fields/field-help'
import { interfaceSchema } from '../../content-model/collections/interface-words/interface'
import { vendorFileText } from './vendor-file-text'

const words = interfaceSchema.parse(exampleValue(interfaceSchema))

test('adds certifications, subcontractors and rules to the text and its contents', () => {
  const { body, headings } = vendorFileText(
    {
      certifications: [{ name: 'ISO/IEC 27001', status: 'Not held', note: 'A gap review.' }],
      subcontractors: [{ name: 'Host', task: 'Pages', data: 'None', location: 'Jakarta' }],
      rules: [{ title: 'POJK 11', asks: 'An agreement.', url: 'https://www.ojk.go.id' }],
      body: [['p', null, 'Text.']],
      headings: [{ id: 'exit', text: 'Exit', depth: 2 }],
    },
    { ...words, certificationStatuses: { ...words.certificationStatuses, notHeld: 'Not yet' } },
  )
  expect(headings.map(({ id }) => id)).toEqual([
    'exit',
    'certifications',
    'subcontractors',
    'rules',
  ])
  const json = JSON.stringify(body)
  expect(body[0]).toEqual(['p', null, 'Text.'])
  expect(json).toContain(
    '["th",{"scope":"row"},"ISO/IEC 27001"],["td",{"data-label":"Status"},"Not yet"]',
  )
  expect(json).toContain('["td",{"data-label":"Task"},"Pages"]')
  expect(json).toContain('["td",{"data-label":"Where"},"Jakarta"]')
  expect(json).toContain('["a",{"href":"https://www.ojk.go.id"},"POJK 11"],". An agreement."')
})
