/**
 * Compiles `gatsby-node.ts` and `gatsby-config.ts` to JavaScript in `.cache/compiled`, where Gatsby 5.16.1 looks for them
 * and would put them itself (src/generator/gatsby-patches/build/skip-compilation.cjs).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'

/**
 * Compiles both files, each with all modules of this project that it imports.
 * @returns every source file, by its path from the project, and a function that writes the compiled ones
 * @throws when one cannot be read or parsed
 */
export async function compileGatsbyFiles(root: string) {
  const { metafile, outputFiles } = await build({
    entryPoints: ['gatsby-node.ts', 'gatsby-config.ts'].map((name) => join(root, name)),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    packages: 'external',
    outdir: '.cache/compiled',
    write: false,
    metafile: true,
    // Whoever calls this prints the error, which has esbuild’s words.
    logLevel: 'silent',
  })
  const write = () => {
    for (const { path, contents } of outputFiles) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, contents)
    }
  }
  return { sources: Object.keys(metafile.inputs), write }
}
