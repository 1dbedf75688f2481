/** Files as they are sent: compressed once, and kept in memory until they change. */
import { readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isText, minimumBytes } from '../compress'

/** Effort of brotli: that of hosts which compress while they serve. */
const quality = 6

const encoders = {
  br: (bytes: Buffer) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
}

type Encoding = keyof typeof encoders

/** Returns the best encoding that a browser accepts, or undefined if there is none. */
export function encodingFor(headers: IncomingHttpHeaders): Encoding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

export class CompressedFiles {
  /** By encoding and path, with the time of change in milliseconds since 1970. */
  private readonly known = new Map<string, { changed: number; bytes: Buffer }>()

  /**
   * Returns the compressed bytes of a file, or undefined if it is sent as it is.
   * @throws when the file cannot be read
   */
  read(file: string, encoding: Encoding): Buffer | undefined {
    const { size, mtimeMs: changed } = statSync(file)
    if (size < minimumBytes || !isText(file)) return undefined
    const key = `${encoding} ${file}`
    const last = this.known.get(key)
    if (last?.changed === changed) return last.bytes
    const bytes = encoders[encoding](readFileSync(file))
    this.known.set(key, { changed, bytes })
    return bytes
  }
}
