import { colors } from './colors'
import { contrast, weakContrasts } from './contrast'

test('every pair of the site’s colours can be told apart', () => {
  expect(weakContrasts()).toEqual([])
})

test('a pair that cannot be read is named with what it is and what it needs', () => {
  const palette = { ...colors, action: { ...colors.action, light: '#7A9BFF' } }
  expect(weakContrasts(palette)).toEqual([
    {
      name: 'action',
      message:
        'action on paper is 2.4:1 in the light scheme; 4.5:1 is needed. Make one of them darker or the other lighter.',
    },
    {
      name: 'action',
      message:
        'action on wash is 2.2:1 in the light scheme; 4.5:1 is needed. Make one of them darker or the other lighter.',
    },
    {
      name: 'onAction',
      message:
        'onAction on action is 2.4:1 in the light scheme; 4.5:1 is needed. Make one of them darker or the other lighter.',
    },
  ])
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
