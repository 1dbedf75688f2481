import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { build } from 'esbuild'

const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

/** Commands that must work without development packages. */
const commands = ['build', 'compress', 'dev', 'generate', 'serve', 'start'].map(
  (name) => `scripts/${name}.ts`,
)

test('npm ci --omit=dev installs everything that build, server and development server need', async () => {
  const folders = ['src/pages', 'src/templates']
  const pages = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const named = readdirSync('.').filter((name) => name.startsWith('gatsby-'))
  const { metafile } = await build({
    entryPoints: [...named, ...pages, ...commands, 'scripts/run.cjs'],
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    loader: { '.woff2': 'empty' },
    logLevel: 'silent',
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  )
  const packages = imported
    // Skips inline webpack loaders (`!…`) and generated modules (`@theme/…`).
    .filter((path) => !/^(node:|!|@theme\/)/.test(path) && !builtinModules.includes(path))
    .map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '')
  expect(packages.length).toBeGreaterThan(20)
  expect(packages.filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
})
