/**
 * `npm run compress`: writes a brotli and a gzip copy of every text file of the
 * built site, for hosts that serve such copies. Netlify, Cloudflare and GitHub
 * compress files themselves.
 */
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { replaceFile } from '../src/content-model/authoring/write-source'
import { filesBelow } from '../src/generator/publish/files'
import { runCommand } from './machine/run-command'

/** All other files are compressed already. */
const isText = (file: string) => /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$/.test(file)

/** Smaller files fit into one network packet uncompressed (bytes). */
const minimumBytes = 1024

/** Node compresses on four threads; more files only take memory. */
const concurrentFiles = 8

/**
 * Compresses a built site.
 * @param quality brotli quality, 1 to 11
 * @returns the number of compressed files
 */
export async function compress(options: { folder: string; quality: number }): Promise<number> {
  const files = filesBelow(options.folder)
    .filter(isText)
    .map((file) => join(options.folder, file))
    .filter((file) => statSync(file).size >= minimumBytes)
  const next = files.values()
  const worker = async () => {
    for (const file of next) await addCopies(file, options.quality)
  }
  await Promise.all(Array.from({ length: concurrentFiles }, worker))
  return files.length
}

async function addCopies(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [brotli, zip] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  // Atomic, because hosts would serve a half-written copy.
  replaceFile(`${file}.br`, brotli)
  replaceFile(`${file}.gz`, zip)
}

async function main(): Promise<void> {
  if (!existsSync('dist'))
    throw new Error('There is no built site to compress. Build it first: npm run build')
  console.log('Compressing the text files of dist…')
  const began = performance.now()
  const count = await compress({ folder: 'dist', quality: 11 })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${count} files of dist have copies in brotli and gzip (${seconds} s).`)
}

if (process.argv[1]?.endsWith('compress.ts')) runCommand(main)
