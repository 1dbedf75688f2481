/**
 * Without this patch, builds of the same commit split scripts differently, and visitors download the same code again.
 * Gatsby orders modules by read time, which depends on the machine's load.
 * It needs the order of `compilation.modules` (webpack 5.98.0), the cache group `shared` of Gatsby 5.16.1, and the
 * `test` pattern of gatsby-plugin-typescript 5.16.0.
 */
import { createHash } from 'node:crypto'
import type { Compiler, Configuration } from 'webpack'
import { compare } from '../../../content-model/check/diagnostics'

/** Sorts modules by path. If two splits save the same number of bytes, webpack takes the first. */
export class OrderedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OrderedModulesPlugin', ({ hooks, modules }) => {
      hooks.finishModules.tap('OrderedModulesPlugin', () => {
        const ordered = [...modules].sort((a, b) => compare(a.identifier(), b.identifier()))
        modules.clear()
        for (const module of ordered) modules.add(module)
      })
    })
  }
}

/** Names a shared script after its pages, in sorted order. */
export const sharedChunks = {
  // Gatsby's default is 20,000. A module that services share is slightly smaller, so the default would make the home
  // page load it too.
  minSize: 18_000,
  cacheGroups: {
    shared: {
      name: (_module: unknown, chunks: readonly { name?: string | null }[]): string => {
        const names = chunks.map(({ name }) => name).sort()
        return createHash('sha1').update(names.join()).digest('hex')
      },
    },
  },
}

/**
 * Removes the rule of Gatsby's TypeScript plugin. With two rules, their order decides whether Babel writes compact
 * code. This changes the sizes by which webpack splits code.
 */
export function withoutTypescriptRule(config: Configuration): Configuration {
  const rules = config.module?.rules?.filter((rule) => {
    const pattern = typeof rule === 'object' && rule?.test
    return !(pattern instanceof RegExp && pattern.source === '\\.tsx?$')
  })
  return { ...config, module: { ...config.module, rules } }
}
