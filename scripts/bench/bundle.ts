/**
 * Builds the site and reports which packages and folders its scripts are made of: `npm run bench:bundle`.
 * Bytes are of minified code; for whole scripts also of the compressed file.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { explore } from 'source-map-explorer'
import { step } from '../machine/step'

/** Size in bytes below which parts of a script are summed up as one. */
const minimumPartBytes = 1024

async function main(): Promise<void> {
  step('npm', ['run', '--silent', 'build'], { SOURCE_MAPS: '1' })
  // Gatsby leaves the source maps beside its own copy of each script.
  const published = (await readdir('dist')).map((name) => join('public', name))
  const scripts = published.filter((file) => existsSync(`${file}.map`))
  const { bundles } = await explore(
    scripts.map((file) => ({ code: file, map: `${file}.map` })),
    { output: { format: 'json' }, noBorderChecks: true },
  )
  for (const { bundleName, totalBytes, files } of bundles.toSorted(
    (a, b) => b.totalBytes - a.totalBytes,
  )) {
    const compressed = gzipSync(await readFile(bundleName)).length
    console.log(`\n${bundleName.replace('public/', '')}  ${totalBytes} B, ${compressed} compressed`)
    const parts = new Map<string, number>()
    for (const [path, { size }] of Object.entries(files)) {
      const part = partOf(path)
      parts.set(part, (parts.get(part) ?? 0) + size)
    }
    const large = [...parts].filter(([, size]) => size >= minimumPartBytes)
    const rest = totalBytes - large.reduce((sum, [, size]) => sum + size, 0)
    for (const [part, size] of [
      ...large.toSorted((a, b) => b[1] - a[1]),
      ['the rest', rest] as const,
    ])
      console.log(`  ${String(size).padStart(8)}  ${part}`)
  }
}

/** Returns the package of a source file, or its path from `src/`. */
function partOf(path: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]
  if (inPackage) return inPackage
  return /(?:src|\.cache)\/.*/.exec(path)?.[0] ?? path
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
