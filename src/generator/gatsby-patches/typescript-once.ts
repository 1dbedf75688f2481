import type { Configuration } from 'webpack'

/**
 * Removes the rule of Gatsby's TypeScript plugin, leaving TypeScript to Gatsby's own rule. With both, Babel
 * processes each file twice; worse, the two differ in whether they write compact code, Babel's loader keeps
 * the options of whichever comes first, and webpack shares code between pages by its size: the same commit
 * was split into different scripts from build to build.
 */
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
