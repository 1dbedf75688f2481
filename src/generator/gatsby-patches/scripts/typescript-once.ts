/**
 * Leaves TypeScript to Gatsby's own rule. With that of its TypeScript plugin, Babel processes each file twice;
 * worse, the two differ in whether they write compact code, Babel's loader keeps the options of whichever comes
 * first, and webpack shares code between pages by its size.
 *
 * Internal: the rule for `/\.tsx?$/` that gatsby-plugin-typescript 5.16.0 adds, known by its pattern.
 * Gain: Babel goes through each file once. In one build of three, 213 modules had other sizes and the same
 * commit was split into other scripts.
 * When it is gone: both rules apply again; nothing warns but the canary.
 */
import type { Configuration } from 'webpack'

/** Returns the configuration without the plugin's rule. */
export function typescriptOnce(config: Configuration): Configuration {
  const rules = config.module?.rules?.filter(
    (rule) =>
      !(
        typeof rule === 'object' &&
        rule?.test instanceof RegExp &&
        rule.test.source === '\\.tsx?$'
      ),
  )
  return { ...config, module: { ...config.module, rules } }
}
