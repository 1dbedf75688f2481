import { readFileSync } from 'node:fs'
import { withoutPartytown } from './without-partytown'

const snippet = 'gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet'

test('Gatsby’s own plugin for Partytown imports it by the name that is left out', () => {
  const text = readFileSync(require.resolve(snippet), 'utf8')
  const names = Array.from(text.matchAll(/require\("(@builder\.io[^"]*)"\)/g), ([, name]) => name)
  expect(names).toEqual(Object.keys(withoutPartytown))
})

test('that plugin is part of every page', () => {
  const plugin = require.resolve('gatsby/dist/internal-plugins/partytown/gatsby-browser')
  expect(readFileSync(plugin, 'utf8')).toContain('./utils/inject-partytown-snippet')
})
