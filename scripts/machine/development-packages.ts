import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const manifest = resolve(__dirname, '../../package.json')

/** Explains an error about a missing development package; undefined for other errors. */
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
 * Checks that the programs of these packages are installed, because npx would
 * download a missing program.
 * @throws with the command that installs a missing package
 */
export function requireDevelopmentPackages(names: readonly string[]): void {
  const { resolve: find } = createRequire(manifest)
  try {
    for (const name of names) find(`${name}/package.json`)
  } catch (error) {
    throw new Error(explainMissingPackage(error) ?? String(error))
  }
}
