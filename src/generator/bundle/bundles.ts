import { resolve } from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import {
  BannerPlugin,
  Compilation,
  type Configuration,
  EntryPlugin,
  type RuleSetUseItem,
  type WebpackPluginInstance,
} from 'webpack'
import { chunkDigestLength } from '../../policy/headers'
import { decodeSafely } from '../gatsby-patches/scripts/decode-safely'
import { withSwcMinifier } from '../gatsby-patches/scripts/minifier'
import { prefetchByFetch } from '../gatsby-patches/scripts/prefetch-by-fetch'
import {
  OrderedModulesPlugin,
  sharedChunks,
  withoutTypescriptRule,
} from '../gatsby-patches/scripts/stable-scripts'
import { TrustedToolsPlugin } from '../gatsby-patches/scripts/trusted-tools'
import { sourceDigest } from '../publish/source-digest'
import { themeFolder } from '../theme/theme-files'
import { EmittedPlugin } from './emitted'

/**
 * Gives chunks short names, because every page's script lists them all. This is a plugin, because Gatsby ignores
 * `output` in a configuration.
 */
const numberedChunks: WebpackPluginInstance = {
  apply({ options }) {
    options.output.chunkFilename = `[id]-[contenthash:${chunkDigestLength}].js`
  },
}

/**
 * Chromium 136 and later compile a script that starts with this hint off the main thread while it downloads. Compiling
 * functions on their first call was half of the longest hydration task.
 * https://developer.chrome.com/blog/explicit-compile-hints
 */
const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which removes comments, and before names and hashes are computed.
  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
})

/** Gatsby's ESLint plugin lints every module at start-up. This project uses Biome. */
function withoutLinter(config: Configuration): Configuration {
  const plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin',
  )
  return { ...config, plugins }
}

/** Gatsby inlines fonts below 10 kB, and the content security policy blocks them. */
function fontsAsFiles(config: Configuration, loader: RuleSetUseItem): Configuration {
  const rules = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.source.includes('woff')
      ? { ...rule, use: [loader] }
      : rule,
  )
  return { ...config, module: { ...config.module, rules } }
}

export function configureBundles({
  stage,
  actions,
  store,
  getConfig,
  loaders,
}: CreateWebpackConfigArgs): void {
  const { directory } = store.getState().program
  actions.setWebpackConfig({ resolve: { alias: { '@theme': themeFolder(directory) } } })
  actions.replaceWebpackConfig(
    withSwcMinifier(withoutTypescriptRule(fontsAsFiles(getConfig(), loaders.file()))),
  )
  if (!stage.endsWith('html')) actions.setWebpackConfig({ plugins: [decodeSafely()] })
  if (stage === 'develop') actions.replaceWebpackConfig(withoutLinter(getConfig()))
  if (stage.startsWith('build'))
    actions.setWebpackConfig({
      // Source maps are not published, and make file names depend on Babel's cache.
      devtool: false,
      plugins: [new TrustedToolsPlugin()],
    })
  // These modules are not downloaded, so concatenation has no benefit.
  if (stage === 'build-html')
    actions.setWebpackConfig({ optimization: { concatenateModules: false } })
  if (stage !== 'build-javascript') return
  const { components } = store.getState()
  actions.setWebpackConfig({
    cache: { version: sourceDigest(directory, components.keys()) },
    optimization: { splitChunks: sharedChunks },
    plugins: [
      new OrderedModulesPlugin(),
      new EmittedPlugin(directory),
      prefetchByFetch(),
      compileHint,
      numberedChunks,
      // Adds the entry with a plugin, because Gatsby ignores `entry` in a configuration.
      new EntryPlugin(directory, resolve('src', 'hydration', 'react.ts'), { name: 'react' }),
    ],
  })
}
