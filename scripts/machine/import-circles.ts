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
 * Returns the circles of imports, a line each with the imports that make it. Imports of types are none: they are gone
 * when the code runs.
 * @param root the project's folder
 * @param partOf the part of the project that a module belongs to, such as its room; by default the module itself
 */
export async function importCircles(
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
  /** By part, the parts that it imports, each with one import that does so. */
  const imports = new Map<string, Map<string, string>>()
  for (const module of Object.keys(metafile.inputs).sort())
    for (const { path } of metafile.inputs[module]?.imports ?? []) {
      const [from, to] = [partOf(module), partOf(path)]
      if (!from || !to || (from === to && module !== path)) continue
      imports.set(from, (imports.get(from) ?? new Map()).set(to, `${module} → ${path}`))
    }
  const visited = new Set<string>()
  const visit = (part: string, way: readonly string[]): string[] => {
    const circle = way.slice(way.indexOf(part)).concat(part)
    if (way.includes(part))
      return [
        circle.flatMap((to, at) => imports.get(circle[at - 1] ?? '')?.get(to) ?? []).join(', '),
      ]
    if (visited.has(part)) return []
    visited.add(part)
    return [...(imports.get(part)?.keys() ?? [])].flatMap((next) => visit(next, [...way, part]))
  }
  return [...imports.keys()].flatMap((part) => visit(part, []))
}
