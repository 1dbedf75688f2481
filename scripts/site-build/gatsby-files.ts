import { join } from 'node:path'
import { build } from 'esbuild'
import { writeChanged } from '../../src/generator/publish/files'

/**
 * Compiles `gatsby-node.ts` and `gatsby-config.ts`, with their imports, to `.cache/compiled`, where
 * Gatsby expects them. The patch src/generator/gatsby-patches/build/skip-compilation.cjs stops
 * Gatsby from compiling them again.
 * @returns all source files by path, and a function that writes the compiled files
 * @throws when a file cannot be read or parsed
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
    // The caller prints esbuild's message.
    logLevel: 'silent',
  })
  const write = () => {
    for (const { path, contents } of outputFiles) writeChanged(path, contents)
  }
  return { sources: Object.keys(metafile.inputs), write }
}
