/** Caches finished portfolios on disk, from build to build. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Facts about a finished portfolio beside its bytes. */
export interface PortfolioFacts {
  pages: number
  coverWidth: number
  coverHeight: number
}

export interface FinishedPortfolio extends PortfolioFacts {
  /** Path of the PDF. */
  file: string
  /** Path of the picture of its first page, a WebP. */
  cover: string
  /** Size of the PDF. */
  bytes: number
}

/** The record beside the two files, with their checksums. It is written last: without it they are ignored. */
interface Stored {
  facts: PortfolioFacts
  pdf: string
  cover: string
}

const paths = (folder: string, slug: string, digest: string) => {
  const stem = join(folder, `${slug}.${digest}`)
  return { file: `${stem}.pdf`, cover: `${stem}.webp`, record: `${stem}.json` }
}

/**
 * Returns the portfolio stored under a digest; undefined when there is none or one of its files is
 * damaged.
 */
export async function findPortfolio(
  folder: string,
  slug: string,
  digest: string,
): Promise<FinishedPortfolio | undefined> {
  const { file, cover, record } = paths(folder, slug, digest)
  try {
    const [json, pdf, picture] = await Promise.all(
      [record, file, cover].map((path) => readFile(path)),
    )
    if (!json || !pdf || !picture) return undefined
    const stored = JSON.parse(json.toString()) as Stored
    if (stored.pdf !== checksum(pdf) || stored.cover !== checksum(picture)) return undefined
    return { ...stored.facts, file, cover, bytes: pdf.length }
  } catch {
    return undefined
  }
}

/** Stores a portfolio and removes those of the same service under other digests. */
export async function storePortfolio(
  folder: string,
  slug: string,
  digest: string,
  { pdf, cover, ...facts }: PortfolioFacts & { pdf: Buffer; cover: Buffer },
): Promise<FinishedPortfolio> {
  const path = paths(folder, slug, digest)
  const stored: Stored = { facts, pdf: checksum(pdf), cover: checksum(cover) }
  await mkdir(folder, { recursive: true })
  await Promise.all([replace(path.file, pdf), replace(path.cover, cover)])
  await replace(path.record, JSON.stringify(stored))
  const files = await readdir(folder)
  const former = files.filter((name) => name.startsWith(`${slug}.`) && !name.includes(digest))
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })))
  return { ...facts, file: path.file, cover: path.cover, bytes: pdf.length }
}

/** Writes a file in one step, so that nobody reads half a file. */
async function replace(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}

function checksum(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
