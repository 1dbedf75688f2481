/** Finds imports that lead in a circle: whoever changes one of its modules has to know them all. */
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

/** Returns the room of a module, `src/pdf`; undefined for tests, and for what is not in a folder of `src`. */
export function roomOf(module: string): string | undefined {
  if (/\.test\.tsx?$|\/testing(\/|\.ts)/.test(module)) return undefined
  return /^src\/[^/]+(?=\/)/.exec(module)?.[0]
}

/**
 * Returns the imports that make circles. Imports of types make none: they are gone when the code runs.
 * @param root the project's folder
 * @param partOf the part of the project that a module belongs to, such as its room; by default the module itself
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
  // An import that leads on from no other, or to a part without imports, is in no circle.
  for (let before = -1; before !== left.length; ) {
    before = left.length
    const importing = new Set(left.map(({ from }) => from))
    const imported = new Set(left.map(({ to }) => to))
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from))
  }
  return left.map(({ module, path }) => `${module} → ${path}`).sort()
}
