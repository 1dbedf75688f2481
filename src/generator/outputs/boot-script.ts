import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { AnalyticsOptions } from '../../analytics/analytics'
import type { Settings } from '../../content-model/collections/settings'
import { previewDay } from '../../content-model/visibility/preview'

/** webpack's entries: dependencies first, then the entry's own script. */
interface WebpackStats {
  namedChunkGroups: Record<'app' | 'react', { assets: { name: string }[] }>
}

/**
 * Compiles `/boot.js`, and the build facts that start Gatsby's loader.
 * @param root the project's folder, with a finished build in `public/`
 * @param pathPrefix such as `/docs`, or empty
 */
export async function bootScripts(
  root: string,
  pathPrefix: string,
  { analytics, siteUrl }: Pick<Settings, 'analytics' | 'siteUrl'>,
) {
  const read = async <T>(file: string): Promise<T> =>
    JSON.parse(await readFile(join(root, 'public', file), 'utf8'))
  const stats = await read<WebpackStats>('webpack.stats.json')
  const appData = await read<{ webpackCompilationHash: string }>('page-data/app-data.json')
  const chunkMapping = await read<Record<string, string[]>>('chunk-map.json')
  const buildFactsText = await compileScript(root, 'hydration/build-facts.ts', {
    // Gatsby's loader expects a JSON string, and treats missing entries as empty lists.
    CHUNK_MAPPING: JSON.stringify(
      Object.fromEntries(Object.entries(chunkMapping).filter(([, scripts]) => scripts.length > 0)),
    ),
    COMPILATION_HASH: appData.webpackCompilationHash,
  })
  const digest = createHash('sha256').update(buildFactsText).digest('hex').slice(0, 20)
  const buildFacts = { name: `build-facts-${digest}.js`, text: buildFactsText }
  const { app, react } = stats.namedChunkGroups
  // A set keeps the first position of a repeated script, so shared scripts precede the entries' own scripts.
  const framework = [...new Set([...react.assets, ...app.assets].map(({ name }) => name))].filter(
    (name) => name.endsWith('.js'),
  )
  const bootText = await compileScript(root, 'hydration/boot.ts', {
    FRAMEWORK_SCRIPTS: [buildFacts.name, ...framework].map((name) => `${pathPrefix}/${name}`),
    ANALYTICS:
      analytics && !previewDay ? ({ ...analytics, siteUrl } satisfies AnalyticsOptions) : null,
  })
  return { boot: { name: 'boot.js', text: bootText }, buildFacts }
}

/** Compiles a script of `src`, and replaces constants by name. */
export async function compileScript(
  root: string,
  file: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src', file)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
    define: Object.fromEntries(values),
  })
  return outputFiles[0]?.text ?? ''
}
