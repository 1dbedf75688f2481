/**
 * Subresource integrity (SRI) of scripts loaded later: webpack's runtime loads a script only with the hash
 * that it had when the site was built. The hashes are in src/hydration/build-facts.ts, whose own hash is in
 * `/boot.js`, whose own hash is in the page.
 *
 * Internal: the hook `createScript` of webpack 5.98.0’s `LoadScriptRuntimeModule`, and the names `script` and
 * `url` in the code that it generates.
 * Gain: no time; a script that was changed on its way is not run.
 * When it is gone: the build ends with an error that says so, since pages would be less safe.
 */
import { type Compiler, runtime } from 'webpack'

const file = 'src/generator/gatsby-patches/scripts/script-integrity.ts'

/** A webpack plugin that sets `integrity` on the scripts loaded later. */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      const createScript =
        runtime.LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript
      if (!createScript) throw new Error(`${file}: webpack has no hook createScript any more.`)
      createScript.tap(
        'ScriptIntegrityPlugin',
        (source) => `${source}\nscript.integrity = window.integrityOf(url);`,
      )
    })
  }
}
