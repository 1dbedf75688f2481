/** Which files are the sample company's: those that are as they were delivered. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Digests of the sample's files as they were delivered, by path from the project's folder. */
export const listPath = 'scripts/company/sample-files.json'

/** Files that are the product's, also those that hold words. */
const notSample = ['content/interface.yaml']

/** Returns the digests of the files below `content/`, also of those that git does not know yet. */
export function digestsOf(root: string): Record<string, string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'content']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return Object.fromEntries(
    files
      .filter((file) => file && !notSample.includes(file) && existsSync(join(root, file)))
      .map((file) => [file, digest(readFileSync(join(root, file)))]),
  )
}

/** Returns files of the sample, and files that somebody has changed or added. */
export function sampleFiles(root: string): { sample: string[]; own: string[] } {
  const delivered: Record<string, string> = JSON.parse(readFileSync(join(root, listPath), 'utf8'))
  const isSample = ([file, now]: [string, string]) => delivered[file] === now
  const files = Object.entries(digestsOf(root))
  return {
    sample: files.filter(isSample).map(([file]) => file),
    own: files.filter((file) => !isSample(file)).map(([file]) => file),
  }
}

/** Writes the list anew, after a change of the sample. */
export function writeList(root: string): void {
  writeFileSync(join(root, listPath), `${JSON.stringify(digestsOf(root), null, 2)}\n`)
}

function digest(bytes: Buffer): string {
  // Git may have written other ends of lines.
  const text = bytes.includes(0) ? bytes : bytes.toString('utf8').replace(/\r\n/g, '\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
