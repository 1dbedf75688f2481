/** A change to a module in an import cycle can affect the whole cycle. */
import { readdirSync, readFileSync } from 'node:fs'
import { build, type Plugin } from 'esbuild'
import { projectFiles } from '../../src/generator/publish/files'

const isModule = (file: string) => /(?<!\.d)\.(tsx?|cjs)$/.test(file)

function modulesIn(root: string): string[] {
  const inFolders = ['src', 'scripts', 'tests'].flatMap((folder) => projectFiles(root, folder))
  return [...inFolders, ...readdirSync(root)].filter(isModule)
}

/** Returns the folder of a module, such as `src/pdf`; undefined outside `src` and for tests. */
export function folderOf(module: string): string | undefined {
  if (/\.test\.tsx?$|\/testing(\/|\.ts)/.test(module)) return undefined
  return /^src\/[^/]+(?=\/)/.exec(module)?.[0]
}

/** Makes type imports value imports, because esbuild drops type imports. */
const keepTypeImports: Plugin = {
  name: 'keep-type-imports',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      contents: readFileSync(path, 'utf8')
        .replace(/^(import|export) type (?=\{|[\w*{ ][^;=]*? from )/gm, '$1 ')
        .replace(/^import [^;]*? from /gm, (names) => names.replace(/\btype (?=\w)/g, '')),
    }))
  },
}

/**
 * Returns the imports that form cycles, imports of types included.
 * @param partOf returns the part of the project that a module belongs to
 */
export async function importCycles(
  root: string,
  partOf: (module: string) => string | undefined = (module) => module,
): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: modulesIn(root)
        .map((file) => `import './${file}'`)
        .join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
    plugins: [keepTypeImports],
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' } },
  })
  const edges = Object.entries(metafile.inputs)
    .flatMap(([module, { imports }]) =>
      imports.map(({ path }) => ({ module, path, from: partOf(module), to: partOf(path) })),
    )
    .filter(({ from, to }) => from && to && from !== to)
  const importsOf = new Map<string | undefined, Set<string | undefined>>()
  for (const { from, to } of edges) importsOf.set(from, (importsOf.get(from) ?? new Set()).add(to))
  return edges
    .filter(({ from, to }) => reachable(to, importsOf).has(from))
    .map(({ module, path }) => `${module} → ${path}`)
    .sort()
}

function reachable<Part>(start: Part, importsOf: ReadonlyMap<Part, ReadonlySet<Part>>): Set<Part> {
  const found = new Set([start])
  // A set iterates over members that are added during the iteration.
  for (const part of found) for (const next of importsOf.get(part) ?? []) found.add(next)
  return found
}
