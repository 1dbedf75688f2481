/** Packages that only tests and tools use. `npm ci --omit=dev`, which is enough for a build, leaves them out. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const manifest = resolve(__dirname, '../../package.json')

/** Returns a message for an error about such a package; undefined for every other error. */
export function explainMissingPackage(error: unknown): string | undefined {
  const { code, message = '' } = error as NodeJS.ErrnoException
  const [, name = ''] =
    /^Cannot find (?:module|package) '((?:@[^/']+\/)?[^/']+)/.exec(message) ?? []
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  if (!code?.includes('MODULE_NOT_FOUND') || !Object.hasOwn(devDependencies, name)) return undefined
  return `This command needs ${name}, which npm ci --omit=dev leaves out. Run: npm ci`
}

/**
 * Checks that programs of these packages can run: npx would download a missing one.
 * @throws when one is not installed, with what to run
 */
export function requireDevelopmentPackages(names: readonly string[]): void {
  const { resolve: find } = createRequire(manifest)
  try {
    for (const name of names) find(`${name}/package.json`)
  } catch (error) {
    throw new Error(explainMissingPackage(error) ?? String(error))
  }
}
