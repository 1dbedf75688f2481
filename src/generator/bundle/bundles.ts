/** The webpack configuration: the same scripts for the same commit, built quickly. */
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
import { minifiedBySwc } from '../gatsby-patches/scripts/minifier'
import { prefetchByFetch } from '../gatsby-patches/scripts/prefetch-by-fetch'
import {
  OrderedModulesPlugin,
  sharedChunks,
  typescriptOnce,
} from '../gatsby-patches/scripts/stable-scripts'
import { TrustedToolsPlugin } from '../gatsby-patches/scripts/trusted-tools'
import { sourceDigest } from '../publish/source-digest'
import { themeFolder } from '../theme/theme-files'
import { EmittedPlugin } from './emitted'

/**
 * Names chunks by numbers, with short digests: the list of their names is part of every page's script. A plugin
 * does it, because Gatsby takes no output from a configuration.
 */
const numberedChunks: WebpackPluginInstance = {
  apply({ options }) {
    options.output.chunkFilename = `[id]-[contenthash:${chunkDigestLength}].js`
  },
}

/**
 * A webpack plugin that begins each script with an explicit compile hint, by which Chromium (from 136)
 * compiles all of its functions off the main thread while the script arrives. Otherwise it compiles each at
 * its first call, which was half of the longest task of hydration; other browsers see a comment.
 * https://developer.chrome.com/blog/explicit-compile-hints
 */
const compileHint = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // After the minifier, which would drop the comment, and before names and hashes are computed.
  stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
})

/** Removes Gatsby's ESLint, which lints every module when the development server starts: Biome is our linter. */
function withoutLinter(config: Configuration): Configuration {
  const plugins = config.plugins?.filter((one) => one?.constructor.name !== 'ESLintWebpackPlugin')
  return { ...config, plugins }
}

/** Writes every font to a file. Gatsby inlines fonts below 10 kB, and the content security policy blocks them. */
function fontsAsFiles(config: Configuration, loader: RuleSetUseItem): Configuration {
  const rules = config.module?.rules?.map((rule) =>
    typeof rule === 'object' && rule?.test instanceof RegExp && rule.test.source.includes('woff')
      ? { ...rule, use: [loader] }
      : rule,
  )
  return { ...config, module: { ...config.module, rules } }
}

/** Adjusts Gatsby's webpack configuration for each stage: browser bundles, and those that render HTML. */
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
    minifiedBySwc(typescriptOnce(fontsAsFiles(getConfig(), loaders.file()))),
  )
  if (!stage.endsWith('html')) actions.setWebpackConfig({ plugins: [decodeSafely()] })
  if (stage === 'develop') actions.replaceWebpackConfig(withoutLinter(getConfig()))
  if (stage.startsWith('build'))
    actions.setWebpackConfig({
      // Source maps are not published. The order of their keys, on which the scripts' names depend, changes with the
      // state of Babel's cache.
      devtool: false,
      plugins: [new TrustedToolsPlugin()],
    })
  // Nobody downloads these modules, so concatenating them gains nothing.
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
      // A plugin adds this entry, because Gatsby takes no entries from a configuration.
      new EntryPlugin(directory, resolve('src', 'hydration', 'react.ts'), { name: 'react' }),
    ],
  })
}
