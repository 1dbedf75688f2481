/** Records webpack's current output, because `public/` also holds chunks of earlier builds. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler, Module } from 'webpack'
import { compare } from '../../content-model/check/diagnostics'

interface Emitted {
  /** Scripts, styles and fonts. */
  assets: string[]
  /** Folders of the bundled packages. */
  packages: string[]
}

const emittedFile = (root: string) => join(root, '.cache', 'emitted.json')

export async function readEmitted(root: string): Promise<Emitted> {
  return JSON.parse(await readFile(emittedFile(root), 'utf8'))
}

export class EmittedPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('EmittedPlugin', async (compilation) => {
      const { modules, chunkGraph } = compilation
      const names = compilation.getAssets().map(({ name }) => name)
      const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
      const emitted: Emitted = {
        assets: names.filter((name) => !/\.(map|LICENSE\.txt)$|stats\.json$/.test(name)),
        packages: [...new Set(used.flatMap(filesOf).flatMap((file) => packageOf(file) ?? []))],
      }
      for (const list of Object.values(emitted)) list.sort(compare)
      await writeFile(emittedFile(this.root), JSON.stringify(emitted))
    })
  }
}

/** Returns the files of a module. A concatenated module has several. */
function filesOf(module: Module & { resource?: string; modules?: Module[] }): string[] {
  const { resource, modules = [] } = module
  return resource === undefined ? modules.flatMap(filesOf) : [resource]
}

/** Returns the folder of a file's package; undefined for project files. */
function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0].replaceAll('\\', '/')
}
