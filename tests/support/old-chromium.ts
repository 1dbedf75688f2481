/** Runs Chromium 92, for tests of a browser that lacks features of `src/hydration/required-features.ts`. */
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { test as base } from '@playwright/test'

const packed = resolve('node_modules/chrome-aws-lambda/bin/chromium.br')

export const test = base.extend({
  browser: [
    async ({ playwright }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'chromium-92-'))
      const executablePath = join(folder, 'chromium')
      await pipeline(
        createReadStream(packed),
        createBrotliDecompress(),
        createWriteStream(executablePath, { mode: 0o755 }),
      )
      const args = ['--no-sandbox', '--disable-gpu', '--in-process-gpu']
      const browser = await playwright.chromium.launch({ executablePath, args })
      await use(browser)
      await browser.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
