/** Stores inquiries on disk: one JSON object per line, each on disk before it is confirmed. */
import { appendFile, type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** One inquiry as it is stored. */
export interface Entry {
  /** Time of arrival, in ISO 8601. */
  received: string
  fields: Readonly<Record<string, string>>
}

/** The field by which an inquiry that is sent twice is recognised. */
const identity = 'inquiry_id'

/** A file of inquiries, open for appending. */
export class Journal {
  /** Absolute path of the file. */
  readonly path: string
  /** Number of inquiries in the file when it was opened. */
  readonly count: number
  private readonly file: FileHandle
  private size: number
  private last: Promise<void> = Promise.resolve()
  /** Inquiries that are stored or being written, by id. */
  private readonly kept = new Map<string, Promise<void>>()

  private constructor(path: string, file: FileHandle, size: number, count: number) {
    this.path = path
    this.file = file
    this.size = size
    this.count = count
  }

  /**
   * Opens the file, or creates it. A last line that was cut off, because the program was killed while it
   * wrote, belongs to an inquiry that was never confirmed: it moves to a file beside it.
   */
  static async open(name: string): Promise<Journal> {
    const path = resolve(name)
    await mkdir(dirname(path), { recursive: true })
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const size = bytes.lastIndexOf('\n') + 1
    if (size < bytes.length) {
      await appendFile(`${path}.torn`, `${bytes.subarray(size).toString()}\n`)
      await truncate(path, size)
    }
    const file = await open(path, 'a')
    await syncFolder(dirname(path))
    const lines = bytes.subarray(0, size).toString().split('\n').slice(0, -1)
    const journal = new Journal(path, file, size, lines.length)
    for (const line of lines) journal.remember(line)
    return journal
  }

  /**
   * Adds one inquiry, unless it is there already.
   * @returns a promise that resolves once it is on disk
   * @throws when it could not be written completely; then nothing of it stays
   */
  append(entry: Entry): Promise<void> {
    const id = entry.fields[identity]
    if (!id) return this.add(entry)
    const written = this.kept.get(id) ?? this.add(entry)
    this.kept.set(id, written)
    written.catch(() => this.kept.delete(id))
    return written
  }

  private add(entry: Entry): Promise<void> {
    const written = this.last.then(() => this.write(`${JSON.stringify(entry)}\n`))
    this.last = written.catch(() => undefined)
    return written
  }

  /** Waits for what is being written, and closes the file. */
  async close(): Promise<void> {
    await this.last
    await this.file.close()
  }

  private remember(line: string): void {
    try {
      const { fields } = JSON.parse(line) as Entry
      const id = fields[identity]
      if (id) this.kept.set(id, Promise.resolve())
    } catch {
      // Ignores what somebody has written into the file by hand.
    }
  }

  private async write(line: string): Promise<void> {
    try {
      await this.file.appendFile(line)
      await this.file.datasync()
      this.size += Buffer.byteLength(line)
    } catch (error) {
      await this.file.truncate(this.size)
      throw error
    }
  }
}

/** Syncs a folder: a new file is only safe once its folder has it on disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}
