import { resultOf } from '../testing'

test('Gatsby’s modules decode malformed addresses without an error', () => {
  const decoded = resultOf(`
    const webpack = require('webpack')
    const { createRequire } = require('node:module')
    const fromGatsby = createRequire(require.resolve('gatsby/package.json')).resolve
    const [folder] = [process.cwd(), process.chdir(root)]
    const entry = folder + '/entry.js'
    require('node:fs').writeFileSync(entry, \`
      import { cleanPath } from '\${root}/node_modules/gatsby/cache-dir/find-path'
      import { createHistory, createMemorySource } from '\${fromGatsby('@gatsbyjs/reach-router')}'
      import { ScrollHandler } from '\${fromGatsby('gatsby-react-router-scroll/scroll-handler')}'
      const handler = new ScrollHandler({ location: { hash: '#100%' } })
      handler.scrollToHash = (hash) => (handler.hash = hash)
      handler.componentDidUpdate({})
      const { location } = createHistory(createMemorySource('/caf%E9'))
      export default [cleanPath('/caf%E9'), location.pathname, handler.hash]
    \`)
    const typescript = { loader: require.resolve('babel-loader'), options: {
      configFile: false, presets: [require.resolve('@babel/preset-typescript')],
    } }
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      target: 'node',
      entry,
      output: { path: folder, filename: 'bundle.js', libraryTarget: 'commonjs2' },
      module: { rules: [{ test: /\\.ts$/, use: typescript }] },
      resolve: { alias: { '@gatsbyjs/reach-router': fromGatsby('@gatsbyjs/reach-router') } },
      plugins: [
        patch('scripts/decode-safely').decodeSafely(),
        new webpack.DefinePlugin({ __BASE_PATH__: '""' }),
      ],
    })
    await new Promise((done, fail) => compiler.run((error, stats) =>
      error || stats.hasErrors() ? fail(error ?? new Error(stats.toString('errors-only'))) : done()))
    return require(folder + '/bundle.js').default
  `)
  expect(decoded).toEqual(['/caf%E9', '/caf%25E9', '#100%'])
})
