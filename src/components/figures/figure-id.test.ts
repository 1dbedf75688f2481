import { figureIds } from './figure-id'

test('builds unique ids from the page and the labels', () => {
  expect(figureIds('api-development', ['uptime', 'average response', 'Uptime'])).toEqual([
    'figure-api-development-uptime',
    'figure-api-development-average-response',
    'figure-api-development-uptime-2',
  ])
  expect(figureIds('endpoints', [''])).toEqual(['figure-endpoints'])
})
