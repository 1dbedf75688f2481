import { readFileSync } from 'node:fs'

test('webpack stores the build dependencies after the plugin clears them', () => {
  const text = readFileSync(require.resolve('webpack/lib/Compiler.js'), 'utf8')
  expect(text).toMatch(/storeBuildDependencies\(\s*compilation\.buildDependencies/)
  expect(text).toContain('hooks.afterCompile.callAsync(compilation')
})
