/** Caches finished portfolios on disk, from build to build. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Facts about a finished portfolio beside its bytes. */
interface PortfolioFacts {
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

const paths = (folder: string, slug: string, digest: string) => {
  const stem = join(folder, `${slug}.${digest}`)
  return { file: `${stem}.pdf`, cover: `${stem}.webp`, record: `${stem}.json` }
}

/** Returns the portfolio stored under a digest; undefined when there is none, or a part of it is missing. */
export async function findPortfolio(
  folder: string,
  slug: string,
  digest: string,
): Promise<FinishedPortfolio | undefined> {
  const { file, cover, record } = paths(folder, slug, digest)
  try {
    const facts = JSON.parse(await readFile(record, 'utf8')) as PortfolioFacts
    const [{ size }] = await Promise.all([stat(file), stat(cover)])
    return { ...facts, file, cover, bytes: size }
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
  await mkdir(folder, { recursive: true })
  await Promise.all([replace(path.file, pdf), replace(path.cover, cover)])
  // Last: without the record, the two files are ignored.
  await replace(path.record, JSON.stringify(facts))
  const files = await readdir(folder)
  const former = files.filter((name) => name.startsWith(`${slug}.`) && !name.includes(digest))
  await Promise.all(former.map((name) => rm(join(folder, name), { force: true })))
  return { ...facts, file: path.file, cover: path.cover, bytes: pdf.length }
}

/** Writes a file in one step, so that nobody reads half a file. */
export async function replace(path: string, content: Buffer | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`
  await writeFile(temporary, content)
  await rename(temporary, path)
}
