import { haveSameFigures } from './same-figures'

test.each([
  ['$10k – $50k', '$ 10.000 – $ 50.000'],
  ['$10k – $50k', '10 ribu – 50 ribu dolar'],
  ['$150k+', 'dari $ 150.000'],
  ['$10,000', '$10 ribu'],
  ['1.2M', '1,2 jt'],
  ['1.2M', '1.200.000'],
  ['3 and 4 weeks', '3 dan 4 minggu'],
])('reads %s and %s as the same figures', (a, b) => expect(haveSameFigures(a, b)).toBe(true))

test.each([
  ['$10k', '$ 100.000.'],
  ['$10k', '$ 15.000'],
  ['1.2M', '12.000.000'],
  ['$10', '$ 10.000'],
  ['$10k – $50k', '$ 10.000'],
])('reads %s and %s as different figures', (a, b) => expect(haveSameFigures(a, b)).toBe(false))
