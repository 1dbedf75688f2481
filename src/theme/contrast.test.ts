import { type ColorName, colors } from './colors'
import { contrast, weakContrasts } from './contrast'

const background = { light: '#FFFFFF', dark: '#000000' }
const mark = { light: '#000000', dark: '#FFFFFF' }

/** Independent of the site's colours. */
const names = Object.keys(colors) as ColorName[]
const marks = Object.fromEntries(names.map((name) => [name, mark])) as Record<
  ColorName,
  typeof mark
>
const palette = {
  ...marks,
  paper: background,
  wash: { light: '#F2F2F2', dark: '#111111' },
  onAction: background,
  onBand: background,
}

test('reports only weak pairs, with their contrast and the required contrast', () => {
  const action = { ...mark, light: '#7A9BFF' }
  const end =
    'in the light scheme; 4.5:1 is needed. Make the darker colour darker or the lighter colour lighter.'
  expect(weakContrasts({ ...palette, action })).toEqual([
    { name: 'action', message: `action on paper is 2.6:1 ${end}` },
    { name: 'action', message: `action on wash is 2.3:1 ${end}` },
    { name: 'onAction', message: `onAction on action is 2.6:1 ${end}` },
  ])
})

test('calculates the contrast defined by WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
