import { decodeAddress, decodePart } from './percent-encoding'

test.each([
  ['caf%C3%A9', 'café'],
  ['a%2Fb', 'a/b'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['caf%E9-%C3%A9', 'caf%E9-é'],
  ['%zz%20', '%zz '],
])('decodes %s to %s', (encoded, decoded) => {
  expect(decodePart(encoded)).toBe(decoded)
})

test('keeps reserved characters of a whole address encoded', () => {
  expect(decodeAddress('/a%2Fb/caf%C3%A9/100%')).toBe('/a%2Fb/café/100%')
})
