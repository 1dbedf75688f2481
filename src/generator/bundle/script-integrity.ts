/**
 * Lets webpack's runtime load a script only with the hash that it had when the site was built. The
 * hashes stand in src/hydration/build-facts.ts, whose own hash stands in `/boot.js`, and that one's in the page.
 */
import { type Compiler, runtime } from 'webpack'

/** A webpack plugin that gives the scripts loaded later their `integrity`. */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(
        'ScriptIntegrityPlugin',
        (source) => `${source}\nscript.integrity = window.integrityOf(url);`,
      )
    })
  }
}
