import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** Tested versions of the packages that each patch changes. */
export const testedVersions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'build/png-dither': { sharp: '0.35.5', 'gatsby-plugin-sharp': '5.16.0' },
  'build/quiet-output': {
    gatsby: '5.16.1',
    'gatsby-cli': '5.16.0',
    'gatsby-plugin-react-helmet': '6.16.0',
  },
  'build/skip-compilation': { gatsby: '5.16.1' },
  'build/upright-pictures': { 'gatsby-plugin-sharp': '5.16.0' },
  'dev-server/before-develop': { gatsby: '5.16.1', xstate: '4.38.3' },
  'dev-server/folder-redirects': { gatsby: '5.16.1' },
  'dev-server/stay-up': {
    'gatsby-cli': '5.16.0',
    'gatsby-plugin-sharp': '5.16.0',
    express: '4.22.3',
  },
  'dev-server/unchanged-results': { gatsby: '5.16.1' },
  'scripts/decode-safely': { gatsby: '5.16.1' },
  'scripts/minifier': { gatsby: '5.16.1', 'terser-webpack-plugin': '5.6.1' },
  'scripts/prefetch-by-fetch': { gatsby: '5.16.1' },
  'scripts/stable-scripts': {
    gatsby: '5.16.1',
    'gatsby-plugin-typescript': '5.16.0',
    webpack: '5.98.0',
  },
  'scripts/trusted-tools': { webpack: '5.98.0' },
}

/** @throws an error that lists each patch with an untested package version, and the steps to take */
export function requireTestedVersions(root: string): void {
  const untested = Object.entries(testedVersions).flatMap(([patch, packages]) =>
    Object.entries(packages).flatMap(([name, tested]) => {
      const installed = installedVersion(root, name)
      return installed === tested
        ? []
        : [`  ${patch}: tested with ${name} ${tested}, installed is ${installed}`]
    }),
  )
  if (untested.length === 0) return
  throw new Error(
    [
      'Some patches in src/generator/gatsby-patches were not tested with the installed packages:',
      ...untested,
      'Run: npx jest src/generator/gatsby-patches',
      'If a test fails, adapt the patch, or delete it if the package no longer needs it.',
      'Then write the installed versions into src/generator/gatsby-patches/tested-versions.ts.',
    ].join('\n'),
  )
}

/** Searches the folders that Node searches, because some packages do not export their package.json. */
function installedVersion(root: string, name: string): string {
  const folders = createRequire(resolve(root, 'package.json')).resolve.paths(name) ?? []
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync)
  if (!file) return 'missing'
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version
}
