import { barWidth } from './bar-width'

/** Returns what is measured of a family: its width relative to Arial’s, regular and bold. */
const family = (regular: number, bold: number) => ({
  fallbacks: [
    { weights: '200 449', cut: 'regular' as const, width: regular },
    { weights: '450 800', cut: 'bold' as const, width: bold },
  ],
})

test('the bar begins at 64 rem in families of common width, and later in wide ones', () => {
  expect(barWidth({ text: family(1.02, 0.978), display: family(1.034, 1.003) })).toBe(64)
  expect(barWidth({ text: family(0.9, 0.85), display: family(0.9, 0.85) })).toBe(64)
  expect(barWidth({ text: family(1.5, 1.4), display: family(1.02, 0.978) })).toBe(77)
  expect(barWidth({ text: family(1.5, 1.4), display: family(1.5, 1.4) })).toBe(80)
})
