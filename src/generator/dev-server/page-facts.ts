/** What the preview card shows of a page besides its head. */
import { join } from 'node:path'
import { type CheckedFile, pathOf } from '../../content-model/check/checked-file'
import { readDocument } from '../../content-model/read/document'
import { readIfThere } from '../../content-model/read/vanishing-files'
import { addressOf } from '../../content-model/site-rules/addresses'
import type { PageFacts } from '../../development/messages'

/**
 * The facts of the page at an address; undefined when no content file makes it.
 * @param root the project's folder
 */
export function pageFacts(
  root: string,
  files: readonly CheckedFile[],
  address: string,
): PageFacts | undefined {
  const own = files.find(({ collection, slug }) => addressOf(collection, slug) === address)
  if (!own) return undefined
  const source = readIfThere(join(root, own.file))
  if (!source) return undefined
  const { text, data } = readDocument(pathOf(own.file), source)
  const linksIn = files
    .filter((file) => file !== own && targetsOf(file).has(address))
    .flatMap(({ collection, slug }) => addressOf(collection, slug) ?? [])
  return {
    file: own.file,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    linksIn,
    linksOut: [...targetsOf(own)].filter((target) => target !== address),
    ...(own.collection === 'services' && pdfOf(own.slug, data)),
  }
}

/** The PDF of a live service: the writer's own, or the one that is made. */
function pdfOf(slug: string, data: Record<string, unknown> = {}): Pick<PageFacts, 'pdf'> {
  const { status = 'live', portfolio } = data
  const { pdf = `/documents/${slug}.pdf` } = (portfolio ?? {}) as { pdf?: string }
  return status === 'live' ? { pdf } : {}
}

/** Addresses of this site that a file leads to, each once. */
function targetsOf({ mentions }: CheckedFile): Set<string> {
  return new Set(
    mentions.flatMap(({ kind, target, in: collection }) => {
      if (kind === 'link') return target.startsWith('/') ? (target.split(/[#?]/)[0] ?? []) : []
      if (kind !== 'entry') return []
      return addressOf(collection as CheckedFile['collection'], target) ?? []
    }),
  )
}
