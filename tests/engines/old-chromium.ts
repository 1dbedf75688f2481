/** Chromium 92 lacks features of `src/hydration/required-features.ts`. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import type { Engine } from './engine'
import { startPuppeteer } from './puppeteer'

const packed = resolve('node_modules/chrome-aws-lambda/bin/chromium.br')

export async function startOldChromium(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'chromium-92-'))
  const program = join(folder, 'chromium')
  const file = createWriteStream(program, { mode: 0o755 })
  await pipeline(createReadStream(packed), createBrotliDecompress(), file)
  const engine = await startPuppeteer('chromium', program)
  return {
    ...engine,
    async close() {
      await engine.close()
      await rm(folder, { recursive: true })
    },
  }
}
