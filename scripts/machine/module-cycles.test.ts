/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'

const isModule = (file: string) => /(?<!\.d)\.(tsx?|cjs)$/.test(file)

/** Every module of the project, by its path from the project's folder. */
const modules = [
  ...['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
  ...readdirSync('.'),
].filter(isModule)

/** Returns the cycles of a graph of modules, each as `a → b → a`. */
function cyclesIn(inputs: Metafile['inputs']): string[] {
  const visited = new Set<string>()
  const visit = (module: string, importers: string[]): string[] => {
    const start = importers.indexOf(module)
    if (start >= 0) return [[...importers.slice(start), module].join(' → ')]
    if (visited.has(module)) return []
    visited.add(module)
    const imports = inputs[module]?.imports ?? []
    return imports.flatMap(({ path }) => visit(path, [...importers, module]))
  }
  return Object.keys(inputs).flatMap((module) => visit(module, []))
}

test('no modules import each other in a circle, types apart', async () => {
  // esbuild drops imports of types alone, which are gone when the code runs.
  const { metafile } = await build({
    stdin: { contents: modules.map((file) => `import './${file}'`).join('\n'), resolveDir: '.' },
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  })
  expect(Object.keys(metafile.inputs)).toEqual(expect.arrayContaining(modules))
  expect(cyclesIn(metafile.inputs)).toEqual([])
})
