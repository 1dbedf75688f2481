import type { Entry } from '../../content-model/collections/query-results'
import { serviceDrawing } from './service-drawing'

const picture = ['Figure', { src: './a.png', alt: 'A' }] as const
const svg = ['Figure', { src: './a.svg', alt: 'A', drawing: { svg: '<svg/>' } }] as const
const body: Entry<'services'>['body'] = ['Words', [...picture], [...svg]]

test('moves the first SVG figure of the text to the hero', () => {
  const taken = serviceDrawing({ diagram: null, body })
  expect(taken.drawing).toBeDefined()
  expect(taken.body).toEqual(['Words', picture])
})

test('moves a code block to the hero if the text has no drawing', () => {
  const code: Entry<'services'>['body'] = [['pre', null, ['code', null, 'let x']]]
  const taken = serviceDrawing({ diagram: null, body: [...code, 'Words'] })
  expect(taken.drawing).toBeDefined()
  expect(taken.body).toEqual(['Words'])
  expect(serviceDrawing({ diagram: null, body: [...code, [...svg]] }).body).toEqual(code)
})

test('prefers the diagram field and keeps the figures of the text', () => {
  const drawing = { narrow: '<svg/>', middle: '<svg/>', wide: '<svg/>', lines: [] }
  const taken = serviceDrawing({ diagram: { caption: 'Flow', drawing }, body })
  expect(taken.drawing).toBeDefined()
  expect(taken.body).toBe(body)
})

test('returns no drawing for a service without drawings', () => {
  const plain: Entry<'services'>['body'] = ['Words', [...picture]]
  expect(serviceDrawing({ diagram: null, body: plain })).toEqual({ body: plain })
})
