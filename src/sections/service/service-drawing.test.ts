import type { Entry } from '../../content-model/collections/query-results'
import { serviceDrawing } from './service-drawing'

const picture = ['Figure', { src: './a.png', alt: 'A' }] as const
const svg = ['Figure', { src: './a.svg', alt: 'A', drawing: { svg: '<svg/>' } }] as const
const body: Entry<'services'>['body'] = ['Words', [...picture], [...svg]]

test('the hero shows the first SVG figure of the text, and the text loses it', () => {
  const taken = serviceDrawing({ diagram: null, body })
  expect(taken.drawing).toBeDefined()
  expect(taken.body).toEqual(['Words', picture])
})

test('a diagram of its own comes before figures of the text, which stay', () => {
  const drawing = { narrow: '<svg/>', middle: '<svg/>', wide: '<svg/>', lines: [] }
  const taken = serviceDrawing({ diagram: { caption: 'Flow', drawing }, body })
  expect(taken.drawing).toBeDefined()
  expect(taken.body).toBe(body)
})

test('a service without drawings has none', () => {
  const plain: Entry<'services'>['body'] = ['Words', [...picture]]
  expect(serviceDrawing({ diagram: null, body: plain })).toEqual({ body: plain })
})
