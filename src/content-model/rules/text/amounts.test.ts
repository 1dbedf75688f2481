import { amountRange } from './amounts'

test.each([
  ['Rp160–810 million', 160e6, 810e6],
  ['Rp810 million – 2.4 billion', 810e6, 2.4e9],
  ['Rp2,5–3,6 miliar', 2.5e9, 3.6e9],
  ['from Rp2.4 billion', 2.4e9, Number.POSITIVE_INFINITY],
  ['$150k+', 150e3, Number.POSITIVE_INFINITY],
  ['Up to 40 million rupiah', 0, 40e6],
  ['Rp1.200.000', 1.2e6, 1.2e6],
  ['€ 12,500', 12.5e3, 12.5e3],
])('parses “%s” as %d to %d', (text, least, most) =>
  expect(amountRange(text)).toEqual({ least, most }),
)

test.each(['On request', 'Plan 7x'])('finds no amount in “%s”', (text) =>
  expect(amountRange(text)).toBeUndefined(),
)
