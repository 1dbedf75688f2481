import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'

/**
 * Replaces Terser with swc, which takes a tenth of the time and none of this process's heap. The scripts are
 * as small.
 */
export function minifiedBySwc(config: Configuration): Configuration {
  const minimizer = config.optimization?.minimizer?.map((plugin) =>
    plugin instanceof TerserPlugin ? swc : plugin,
  )
  return minimizer ? { ...config, optimization: { ...config.optimization, minimizer } } : config
}

const swc = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // swc has threads of its own.
  parallel: false,
  terserOptions: { ecma: 2015, mangle: { safari10: true }, compress: { passes: 2 } },
})
