/**
 * Subresource integrity (SRI) of scripts loaded later: webpack's runtime loads a script only with the hash
 * that it had when the site was built. The hashes are in src/hydration/build-facts.ts, whose own hash is in
 * `/boot.js`, whose own hash is in the page.
 */
import { type Compiler, runtime } from 'webpack'

/** A webpack plugin that sets `integrity` on the scripts loaded later. */
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
