import { gatsbyConfig, resultOf } from '../testing'

test('the name of a shared script does not depend on the order of its pages', () => {
  const result = resultOf(`
    ${gatsbyConfig('build-javascript')}
    const { merge } = require('webpack-merge')
    const { sharedChunks } = patch('scripts/shared-chunks')
    const groups = config.optimization.splitChunks.cacheGroups
    const { shared } = merge(config.optimization.splitChunks, sharedChunks).cacheGroups
    const chunks = [{ name: 'a' }, { name: 'b' }]
    const names = (group) => [chunks, chunks.toReversed()].map((some) => group.name({}, some))
    const isStable = (group) => new Set(names(group)).size === 1
    return [isStable(groups.shared), isStable(shared), shared.minChunks === groups.shared.minChunks]`)
  expect(result).toEqual([false, true, true])
})
