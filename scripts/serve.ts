/**
 * `npm run serve`: serves `dist/` at http://127.0.0.1:9000 like a production
 * host: addresses without extension or trailing slash, redirects, `404.html`
 * with status 404, compressed text. A site with a path prefix is served below
 * it. `-- --port 9001` chooses another port.
 */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { constants } from 'node:zlib'
import compression from 'compression'
import serveHandler from 'serve-handler'
import { decodePart, escapeMalformed } from '../src/content-model/addresses/percent-encoding'
import { readIfThere } from '../src/content-model/read/files'
import { caching, isForDocuments } from '../src/policy/headers'
import { listen, portOf } from './machine/ports'
import { runCommand } from './machine/run-command'

/**
 * Starts the server on 127.0.0.1.
 * @param options port 0 lets the system choose a port
 * @returns the server; its address, such as `http://127.0.0.1:9000`; the site's
 * path prefix, such as `/site`, or an empty text
 * @throws when the folder holds no built site, or the port is taken
 */
export async function serve(options: { folder: string; port: number }) {
  const { folder, port } = options
  const home = readIfThere(join(folder, 'index.html'))
  if (!home) throw new Error(`There is no built site in ${folder}. Build it first: npm run build`)
  const [, prefix = ''] = / src="([^"]*)\/boot\.js"/.exec(home.toString()) ?? []
  // Hosts that compress responses use this level.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } })
  const redirects = readRedirects(folder)
  const rules = readHeaders(folder, prefix)
  const server = createServer((request, response) => {
    const { url = '/' } = request
    const [whole = '/'] = url.split('?', 1)
    const query = url.slice(whole.length)
    if (prefix && !whole.startsWith(`${prefix}/`) && whole !== prefix)
      return void response.writeHead(404).end()
    const path = whole.slice(prefix.length) || '/'
    const redirect = redirectOf(path, prefix, redirects)
    if (redirect) {
      const Location = withQuery(redirect.destination, query)
      return void response.writeHead(redirect.status, { Location }).end()
    }
    // Hosts answer a malformed address with 404.html; serve-handler would send status 400.
    request.url = escapeMalformed(path) + query
    const config = {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      headers: [{ source: '**', headers: headersOf(path, rules) }],
    }
    compress(request, response, () => void serveHandler(request, response, config))
  })
  await listen(server, port, 'npm run serve -- --port 9001', '127.0.0.1')
  const { port: actual } = server.address() as AddressInfo
  return { server, address: `http://127.0.0.1:${actual}`, prefix }
}

const hostFile = (folder: string, name: string) => readIfThere(join(folder, name))?.toString() ?? ''

interface Redirect {
  /** Path from the host's root, including the path prefix. */
  destination: string
  status: number
}

function readRedirects(folder: string): ReadonlyMap<string, Redirect> {
  return new Map(
    hostFile(folder, '_redirects')
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([source, destination, status = '']) =>
        source && destination && /^30\d$/.test(status)
          ? [[source, { destination, status: Number(status) }]]
          : [],
      ),
  )
}

/** Returns a redirect to a page's canonical address, or from `_redirects`. */
function redirectOf(
  path: string,
  prefix: string,
  redirects: ReadonlyMap<string, Redirect>,
): Redirect | undefined {
  const decoded = decodePart(path)
  const clean = decoded.replace(/\/{2,}/g, '/').replace(/(\.html|\/index(\.html)?|\/)$/, '') || '/'
  if (clean !== decoded) return { destination: prefix + encodeURI(clean), status: 301 }
  return redirects.get(prefix + decoded)
}

function withQuery(destination: string, query: string): string {
  const [address = '', hash] = destination.split('#')
  const joined = address.includes('?') ? address : address + query
  return hash === undefined ? joined : `${joined}#${hash}`
}

interface Header {
  paths: RegExp
  key: string
  value: string
}

/**
 * Parses `_headers`: each path is followed by indented lines with one header
 * each. An asterisk matches any characters.
 */
function readHeaders(folder: string, prefix: string): Header[] {
  let paths = /$^/
  return hostFile(folder, '_headers')
    .split('\n')
    .flatMap((line) => {
      const [, key, value] = /^ +(.+?): (.*)$/.exec(line) ?? []
      if (key && value) return [{ paths, key, value }]
      const parts = line.slice(prefix.length).split('*')
      paths = new RegExp(`^${parts.map((part) => part.replace(/\W/g, '\\$&')).join('.*')}$`)
      return []
    })
}

/** Later rules override earlier ones. */
function headersOf(path: string, rules: readonly Header[]) {
  // Browsers also open SVG and XML files as documents.
  const isDocument = !/\.(?!html|svg|xml)\w+$/.test(path)
  return [
    { key: 'Cache-Control', value: caching.revalidated },
    // serve-handler would name downloads after the address; production hosts
    // use the link's file name.
    ...(path.startsWith('/documents/') ? [{ key: 'Content-Disposition', value: null }] : []),
    ...rules
      .filter(({ paths }) => paths.test(path))
      .filter(({ key }) => isDocument || key.includes('Cache') || !isForDocuments(key)),
  ]
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '9000' } } })
  const { address, prefix } = await serve({ folder: 'dist', port: portOf(values.port) })
  console.log(`The site is at ${address}${prefix}`)
}

if (process.argv[1]?.endsWith('serve.ts')) runCommand(main)
