import type { Compiler } from 'webpack'
import { compare } from '../../content-model/check/diagnostics'

/**
 * A webpack plugin that sorts modules by path before they are split into chunks. Webpack keeps them in the
 * order in which they were read, which differs with the machine's load, and of two splits that save the same
 * it takes the one that it came to first.
 */
export class OrderedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OrderedModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OrderedModulesPlugin', () => {
        const { modules } = compilation
        const ordered = [...modules].sort((a, b) => compare(a.identifier(), b.identifier()))
        modules.clear()
        for (const module of ordered) modules.add(module)
      })
    })
  }
}
