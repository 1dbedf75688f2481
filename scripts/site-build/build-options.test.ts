import { buildOptions } from './build-options'

test('a path prefix in the environment is enough', () => {
  expect(buildOptions(['--verbose'], { PATH_PREFIX: '/x' })).toEqual([
    '--verbose',
    '--prefix-paths',
  ])
  expect(buildOptions(['--prefix-paths'], { PATH_PREFIX: '/x' })).toEqual(['--prefix-paths'])
})

test('without one nothing is added', () => {
  expect(buildOptions([], {})).toEqual([])
  expect(buildOptions([], { PATH_PREFIX: '' })).toEqual([])
})
