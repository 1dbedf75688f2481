/**
 * Makes the same scripts of the same commit. Webpack keeps modules in the order in which they were read, which
 * differs with the machine's load, and of two splits that save the same it takes the one that it came to first.
 *
 * Internal: `compilation.modules` of webpack 5.98.0, a set whose order decides how chunks are split.
 * Gain: no time. With random delays before each module is read, three builds of a commit made two different
 * sets of shared scripts; visitors would load the same code again under other names.
 * When it is gone: webpack ends the build with a TypeError that names this plugin, or scripts differ again.
 */
import type { Compiler } from 'webpack'
import { compare } from '../../../content-model/check/diagnostics'

/** A webpack plugin that sorts modules by path before they are split into chunks. */
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
