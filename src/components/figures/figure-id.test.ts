import { figureIds } from './figure-id'

test('makes ids of the page and of what is counted, each once', () => {
  expect(figureIds('api-development', ['uptime', 'average response', 'Uptime'])).toEqual([
    'figure-api-development-uptime',
    'figure-api-development-average-response',
    'figure-api-development-uptime-2',
  ])
  expect(figureIds('endpoints', [''])).toEqual(['figure-endpoints'])
})
