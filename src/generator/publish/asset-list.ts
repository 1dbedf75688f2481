/** List of what webpack emitted for the current code: `public/` also holds the chunks of earlier builds. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import { compare } from '../../content-model/check/diagnostics'

const assetList = (root: string) => join(root, '.cache', 'published-assets.json')

/** Returns the names of the scripts, styles and fonts that webpack emitted for the current code. */
export async function readAssetList(root: string): Promise<string[]> {
  const names: unknown = JSON.parse(await readFile(assetList(root), 'utf8'))
  if (!Array.isArray(names)) throw new Error(`${assetList(root)} is not a list.`)
  return names.map(String)
}

/** A webpack plugin that writes down the names of what webpack emitted. */
export class AssetListPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('AssetListPlugin', async (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      const published = names.filter((name) => !/\.(map|LICENSE\.txt)$|stats\.json$/.test(name))
      await writeFile(assetList(this.root), JSON.stringify(published.sort(compare)))
    })
  }
}
