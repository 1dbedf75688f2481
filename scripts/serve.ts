/**
 * Serves `dist/` on loopback as the real hosts will: clean addresses without a slash at the end,
 * redirects, `404.html` with its status, compressed text.
 *
 * `npx tsx scripts/serve.ts --port 9000`
 */
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import compression from 'compression'
import serveHandler from 'serve-handler'

interface ServeOptions {
  /** Folder of the built site. */
  folder: string
  /** Port on 127.0.0.1; 0 lets the system choose one. */
  port: number
}

/**
 * Starts the server.
 * @returns the server and its address, such as `http://127.0.0.1:9000`
 * @throws when the folder holds no built site, or the port is taken
 */
export async function serve({
  folder,
  port,
}: ServeOptions): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`)
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } })
  const config = {
    public: folder,
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    redirects: readRedirects(folder),
    headers: [
      // The server would name downloads after the address; real hosts leave the name to the link.
      { source: 'documents/**', headers: [{ key: 'Content-Disposition', value: null }] },
      // Hashed names change with their content; everything else is asked for again.
      {
        source: '**',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      },
      {
        source: '@(static/**|*-+([0-9a-f]).js)',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
    ],
  }
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      void serveHandler(request, response, config)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${actual}` }
}

function readRedirects(folder: string): { source: string; destination: string; type: number }[] {
  const file = join(folder, '_redirects')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([source, destination, type]) =>
      source && destination ? [{ source, destination, type: Number(type) }] : [],
    )
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9000' },
      folder: { type: 'string', default: 'dist' },
    },
  })
  const { address } = await serve({ folder: values.folder, port: Number(values.port) })
  console.log(`The site is at ${address}`)
}

if (process.argv[1]?.endsWith('serve.ts'))
  main().catch((error: Error) => {
    console.error(explain(error))
    process.exit(1)
  })

function explain(error: NodeJS.ErrnoException): string {
  return error.code === 'EADDRINUSE'
    ? `${error.message}. Choose another port with --port, or stop the program that uses it.`
    : error.message
}
