import { type ColorName, colors } from './colors'
import { contrast, weakContrasts } from './contrast'

const ground = { light: '#FFFFFF', dark: '#000000' }
const mark = { light: '#000000', dark: '#FFFFFF' }

/** Not the site's own colours, which npm run check looks at. */
const names = Object.keys(colors) as ColorName[]
const marks = Object.fromEntries(names.map((name) => [name, mark])) as Record<
  ColorName,
  typeof mark
>
const palette = {
  ...marks,
  paper: ground,
  wash: { light: '#F2F2F2', dark: '#111111' },
  onAction: ground,
  onBand: ground,
}

test('pairs that can be told apart are not named', () => {
  expect(weakContrasts(palette)).toEqual([])
})

test('a pair that cannot be read is named with what it is and what it needs', () => {
  const action = { ...mark, light: '#7A9BFF' }
  const end = 'in the light scheme; 4.5:1 is needed. Make one of them darker or the other lighter.'
  expect(weakContrasts({ ...palette, action })).toEqual([
    { name: 'action', message: `action on paper is 2.6:1 ${end}` },
    { name: 'action', message: `action on wash is 2.3:1 ${end}` },
    { name: 'onAction', message: `onAction on action is 2.6:1 ${end}` },
  ])
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
