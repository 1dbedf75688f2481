import { contrast } from './contrast'
import { type ColorName, colors } from './theme'

const schemes = ['light', 'dark'] as const
const grounds = ['paper', 'wash'] as const

/** Text colours, with the contrast that they need on both backgrounds. */
const textColors: [ColorName, number][] = [
  ['ink', 7],
  ['muted', 7],
  ['indigo', 4.5],
  ['soga', 4.5],
  ['alert', 4.5],
  ['success', 4.5],
]

describe.each(schemes)('%s theme', (scheme) => {
  test.each(textColors)('%s reads on every ground', (name, needed) => {
    for (const ground of grounds)
      expect(contrast(colors[name][scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(needed)
  })

  test('words on a button read, at rest and under the pointer', () => {
    for (const ground of ['indigo', 'indigoDeep'] as const)
      expect(contrast(colors.onIndigo[scheme], colors[ground][scheme])).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a field can be seen', () => {
    expect(contrast(colors.edge[scheme], colors.paper[scheme])).toBeGreaterThanOrEqual(3)
  })
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
