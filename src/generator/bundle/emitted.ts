/** What webpack has emitted for the current code: `public/` also holds the chunks of earlier builds. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler, Module } from 'webpack'
import { compare } from '../../content-model/check/diagnostics'

interface Emitted {
  /** Names of the scripts, styles and fonts. */
  assets: string[]
  /** Folders of the packages in the scripts. */
  packages: string[]
}

const note = (root: string) => join(root, '.cache', 'emitted.json')

/** Returns what the last run of webpack has emitted. */
export async function readEmitted(root: string): Promise<Emitted> {
  return JSON.parse(await readFile(note(root), 'utf8'))
}

/** A webpack plugin that writes down what webpack emits. */
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
      await writeFile(note(this.root), JSON.stringify(emitted))
    })
  }
}

/** Returns the files of a module: its own, or those that are concatenated into it. */
function filesOf(module: Module & { resource?: string; modules?: Module[] }): string[] {
  const { resource, modules = [] } = module
  return resource === undefined ? modules.flatMap(filesOf) : [resource]
}

/** Returns the folder of the package that a file belongs to; undefined for files of our own. */
function packageOf(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0].replaceAll('\\', '/')
}
