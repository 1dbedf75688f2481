import { gatsbyConfig, resultOf } from '../testing'

test('the development server bundles without Gatsby’s linter', () => {
  const result = resultOf(`
    ${gatsbyConfig('develop')}
    const names = ({ plugins }) => plugins.map((plugin) => plugin.constructor.name)
    const [before, after] = [config, patch('dev-server/without-linter').withoutLinter(config)].map(names)
    return [before.length - after.length, after.some((name) => /lint/i.test(name))]`)
  expect(result).toEqual([1, false])
})
