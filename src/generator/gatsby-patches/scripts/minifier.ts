/**
 * Without it, a first build takes 6 to 9 s longer: Terser makes scripts small ten times as slowly as swc, and no smaller.
 * It needs Gatsby's instance of terser-webpack-plugin 5.6.1 (Gatsby 5.16.1), of which both must have the same copy.
 */
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'

/** Returns the configuration with swc where it has Terser. */
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
