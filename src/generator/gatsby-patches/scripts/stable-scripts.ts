/**
 * Without it, builds of the same commit split scripts in different ways under different names, and visitors load the
 * same code again. Gatsby's order depends on which file was read first, and so on the machine's load.
 * It needs the order of `compilation.modules` (webpack 5.98.0), the cache group `shared` of Gatsby 5.16.1, and the
 * pattern of the rule of gatsby-plugin-typescript 5.16.0.
 */
import { createHash } from 'node:crypto'
import type { Compiler, Configuration } from 'webpack'
import { compare } from '../../../content-model/check/diagnostics'

/** A webpack plugin that sorts modules by path: of two splits that save the same, webpack takes the first. */
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

/** Split-chunks options that are merged with Gatsby's: a script that several pages share is named after them, sorted. */
export const sharedChunks = {
  // Of Gatsby's 20,000 characters, a module that services share falls just short: the home page would load it too.
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
 * Returns the configuration without the rule of Gatsby's TypeScript plugin. With two rules, the options of whichever
 * comes first decide whether Babel writes compact code, and webpack splits code by its size.
 */
export function typescriptOnce(config: Configuration): Configuration {
  const rules = config.module?.rules?.filter((rule) => {
    const pattern = typeof rule === 'object' && rule?.test
    return !(pattern instanceof RegExp && pattern.source === '\\.tsx?$')
  })
  return { ...config, module: { ...config.module, rules } }
}
