/** Facts for the preview card that are not in the page's head. */
import { join } from 'node:path'
import { documentAddress } from '../../content-model/addresses/document-address'
import { addressInLanguage, addressOf } from '../../content-model/addresses/entry-address'
import type { ContentCheck } from '../../content-model/check/check'
import { type CheckedFile, pathOf } from '../../content-model/check/checked-file'
import { readDocument } from '../../content-model/read/document'
import { readIfThere } from '../../content-model/read/files'
import type { VisibilityChoice } from '../../content-model/visibility/visibility'
import type { PageFacts } from '../../development/messages'

export type CheckedContent = Pick<ContentCheck, 'files' | 'day'> & { root: string }

/** Returns undefined for a page without a content file. Translations have the links of their originals. */
export function pageFacts(
  { root, files, day }: CheckedContent,
  address: string,
): PageFacts | undefined {
  const own = files.find((file) => addressInLanguage(file) === address)
  const originals = files.filter(({ language }) => !language)
  const original = originals.find(
    ({ collection, slug }) => collection === own?.collection && slug === own.slug,
  )
  if (!own || !original) return undefined
  const [source, originalSource] = [own, original].map(({ file }) => readIfThere(join(root, file)))
  if (!source || !originalSource) return undefined
  const { text } = readDocument(pathOf(own.file), source, originalSource)
  const { data } = readDocument(pathOf(original.file), originalSource)
  const originalAddress = addressOf(original.collection, original.slug) ?? ''
  return {
    file: own.file,
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    linksIn: originals
      .filter((file) => file !== original && targetsOf(file).has(originalAddress))
      .flatMap(({ collection, slug }) => addressOf(collection, slug) ?? []),
    linksOut: [...targetsOf(original)].filter((target) => target !== originalAddress),
    ...notPublic(original.visibility, day),
    ...(own.collection === 'services' && pdfOf(own, data)),
  }
}

function notPublic({ draft, publishAt }: VisibilityChoice, day: string) {
  if (draft) return { notPublic: 'Draft, not published' }
  return publishAt && day < publishAt ? { notPublic: `Published on ${publishAt}` } : {}
}

/** Returns the PDF of a live service, uploaded by the writer or generated. */
function pdfOf({ slug, language }: CheckedFile, data: Record<string, unknown> = {}) {
  if (data.status !== undefined && data.status !== 'live') return {}
  const made = documentAddress('Service', { slug, translation: language })
  return { pdf: (data.portfolio as { pdf?: string } | undefined)?.pdf ?? made }
}

/** Returns the addresses of this site that a file links to. */
function targetsOf({ mentions }: CheckedFile): Set<string> {
  return new Set(
    mentions.flatMap(({ kind, target, in: collection }) => {
      if (kind === 'link') return target.startsWith('/') ? (target.split(/[#?]/)[0] ?? []) : []
      if (kind !== 'entry') return []
      return addressOf(collection as CheckedFile['collection'], target) ?? []
    }),
  )
}
