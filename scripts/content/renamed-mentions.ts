/** Changes what a content file says of an entry that has another name now. */
import { posix } from 'node:path'
import { caseFilterPath } from '../../src/content-model/addresses/case-filters'
import { documentAddress, hasDocuments } from '../../src/content-model/addresses/document-address'
import { textPath } from '../../src/content-model/addresses/text-path'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import { offsetAt } from '../../src/content-model/check/diagnostics'
import { type CollectionName, collections } from '../../src/content-model/collections/registry'
import type { Mention } from '../../src/content-model/rules/mentions'
import { addressOf } from '../../src/content-model/site-rules/addresses'

export interface Entry {
  collection: CollectionName
  slug: string
}

/** Returns the text of a file in which everything that leads to the entry names it anew. */
export function renamedMentions(
  text: string,
  file: CheckedFile,
  entry: Entry,
  slug: string,
): string {
  let renamed = text
  // From the last to the first, so that offsets stay true.
  for (const mention of file.mentions.toSorted((a, b) => b.line - a.line || b.column - a.column)) {
    const target = renamedTarget(mention, file, entry, slug)
    const offset = offsetAt(text, mention)
    if (target !== undefined)
      renamed = renamed.slice(0, offset) + replaceFirst(renamed.slice(offset), mention, target)
  }
  return renamed
}

/** Replaces what a mention names, which in a text follows the words of the link. */
function replaceFirst(text: string, { target, field }: Mention, renamed: string): string {
  const literal = `${target.replace(/[^\w/-]/g, '\\$&')}(?![\\w/-])`
  const destination = new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?|=["'])${literal}`)
  const anywhere = new RegExp(`(?<![\\w/-])${literal}`)
  const pattern = field === undefined && destination.test(text) ? destination : anywhere
  return text.replace(pattern, () => renamed)
}

/** Returns what a mention of the entry has to name now; undefined if it is of something else. */
function renamedTarget(
  { kind, target, in: collection }: Mention,
  { file }: CheckedFile,
  entry: Entry,
  slug: string,
): string | undefined {
  if (kind === 'entry')
    return collection === entry.collection && target === entry.slug ? slug : undefined
  if (kind === 'picture') {
    const path = posix.join(posix.dirname(pathOf(file)), target)
    const start = `${entry.collection}/${entry.slug}.`
    return path.startsWith(start)
      ? posix.join(posix.dirname(target), slug + posix.extname(target)).replace(/^(?!\.)/, './')
      : undefined
  }
  if (kind !== 'link') return undefined
  const [address = ''] = target.split(/[?#]/)
  const index = addressesOf(entry).indexOf(address)
  const renamed = addressesOf({ ...entry, slug })[index]
  return renamed && renamed + target.slice(address.length)
}

/** Returns the addresses that follow from an entry's name: its page, text version, PDF and filter. */
function addressesOf({ collection, slug }: Entry): string[] {
  const page = addressOf(collection, slug)
  const { typeName } = collections[collection]
  return [
    ...(page ? [page, textPath(page)] : []),
    ...(hasDocuments(typeName) ? [documentAddress(typeName, { slug })] : []),
    ...(collection === 'industries' ? [caseFilterPath('industry', slug)] : []),
  ]
}
