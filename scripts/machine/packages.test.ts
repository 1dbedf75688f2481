import { readdirSync, readFileSync } from 'node:fs'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}
interface Locked {
  hasInstallScript?: boolean
  resolved?: string
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const direct = { ...manifest.dependencies, ...manifest.devDependencies }
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const guide = readFileSync('CONTRIBUTING.md', 'utf8')

test('CONTRIBUTING.md gives a reason for every direct dependency', () => {
  const [, list = ''] = /\n## Packages\n(.*?)\n### Overrides\n/s.exec(guide) ?? []
  const rows = [...list.matchAll(/^\| (`.*`) \| (.*) \|$/gm)]
  const named = rows.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)])
  // Each company installs its own fonts, and may keep unused ones.
  const others = Object.keys(direct).filter((name) => !name.startsWith('@fontsource-variable/'))
  expect(named.map(([, name]) => name).sort()).toEqual(others.sort())
  for (const [row, , reason = ''] of rows) expect([row, reason.length > 10]).toEqual([row, true])
})

test('versions are exact, and the lockfile names no registry', () => {
  for (const [name, version] of Object.entries(direct))
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
})

test('every package with an install script is denied by name', () => {
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length))
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScripts)].sort())
  expect(Object.values(manifest.allowScripts)).not.toContain(true)
  expect(readFileSync('.npmrc', 'utf8')).toContain('\nignore-scripts=true\n')
})

test('workflows pin each action to a commit and name its version', () => {
  const folder = '.github/workflows'
  const used = readdirSync(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/\buses: *(.*)/g)].map(
      ([, action]) => action,
    ),
  )
  expect(used.length).toBeGreaterThan(10)
  for (const action of used)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})
