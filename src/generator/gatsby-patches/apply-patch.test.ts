import { applyPatch } from './apply-patch'

test('a patch that does not fit is left out, with the same words in code and in a preload', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  applyPatch('a.ts', () => {
    throw new Error('there is no b')
  })
  const leftOut: (file: string, error: Error) => void = jest.requireActual('./left-out.cjs')
  leftOut('a.ts', new Error('there is no b'))
  const words =
    'src/generator/gatsby-patches/a.ts does not fit the installed packages, and is left out (README.md beside it says what that costs): Error: there is no b'
  expect(warn.mock.calls).toEqual([[words], [words]])
  warn.mockRestore()
})
