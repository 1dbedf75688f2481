/** Finds import cycles. A change in any module of a cycle requires knowing all of its modules. */
import { readdirSync } from 'node:fs'
import { build } from 'esbuild'

const isModule = (file: string) => /(?<!\.d)\.(tsx?|cjs)$/.test(file)

function modulesIn(root: string): string[] {
  const inFolders = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  return [...inFolders, ...readdirSync(root)].filter(isModule)
}

/** Returns the top-level folder of a module, such as `src/pdf`; undefined for tests and modules outside `src`. */
export function folderOf(module: string): string | undefined {
  if (/\.test\.tsx?$|\/testing(\/|\.ts)/.test(module)) return undefined
  return /^src\/[^/]+(?=\/)/.exec(module)?.[0]
}

/**
 * Returns the imports that are part of a cycle. Ignores type imports, which do not exist at run time.
 * @param root the project's folder
 * @param partOf groups modules, for example by folder. Default: each module is its own group
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
  })
  let left = Object.entries(metafile.inputs)
    .flatMap(([module, { imports }]) =>
      imports.map(({ path }) => ({ module, path, from: partOf(module), to: partOf(path) })),
    )
    .filter(({ from, to }) => from && to && from !== to)
  // Repeatedly removes imports from modules that no module imports, and of modules that import nothing.
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
  }
  return left.map(({ module, path }) => `${module} → ${path}`).sort()
}
