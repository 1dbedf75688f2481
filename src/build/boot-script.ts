/** Makes `/boot.js` from `src/boot/boot.ts` and what webpack reports of the present build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { sha256 } from '../policy/content-security'
import { readAssetList } from './asset-list'

interface WebpackStats {
  namedChunkGroups: { app: { assets: { name: string }[] } }
}

/**
 * The text of `/boot.js`.
 * @param root the project's folder, with a finished build in `public/`
 * @param pathPrefix what every address begins with, such as `/docs`; empty at a host's root
 */
export async function bootScript(root: string, pathPrefix: string): Promise<string> {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(root, 'public', file), 'utf8'))
  const stats = await read<WebpackStats>('webpack.stats.json')
  const appData = await read<{ webpackCompilationHash: string }>('page-data/app-data.json')
  const chunkMapping = await read<Record<string, string[]>>('chunk-map.json')
  const scripts = stats.namedChunkGroups.app.assets
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))
  const names = (await readAssetList(root)).filter((name) => name.endsWith('.js'))
  const hashes = names.map(async (name): Promise<[string, string]> => {
    const hash = sha256(await readFile(join(root, 'public', name)))
    return [name.replace(/-\w+\.js$/, ''), hash.replace('sha256-', '')]
  })
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src', 'boot', 'boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: {
      FRAMEWORK_SCRIPTS: JSON.stringify(scripts.map((name) => `${pathPrefix}/${name}`)),
      // Gatsby's loader takes the mapping as a string of JSON.
      CHUNK_MAPPING: JSON.stringify(JSON.stringify(chunkMapping)),
      COMPILATION_HASH: JSON.stringify(appData.webpackCompilationHash),
      INTEGRITY: JSON.stringify(Object.fromEntries(await Promise.all(hashes))),
    },
  })
  const [script] = outputFiles
  if (!script) throw new Error('src/boot/boot.ts could not be compiled.')
  return script.text
}
