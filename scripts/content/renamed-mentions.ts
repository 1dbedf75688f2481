import { posix } from 'node:path'
import { isNode, isScalar, visit } from 'yaml'
import { caseFilterPath } from '../../src/content-model/addresses/case-filters'
import { documentAddress, hasDocuments } from '../../src/content-model/addresses/document-address'
import { addressOf } from '../../src/content-model/addresses/entry-address'
import { textPath } from '../../src/content-model/addresses/text-path'
import { changeFields } from '../../src/content-model/authoring/change-fields'
import { type CheckedFile, pathOf } from '../../src/content-model/check/checked-file'
import { offsetAt } from '../../src/content-model/check/diagnostics'
import { type CollectionName, collections } from '../../src/content-model/collections/registry'
import { splitContent } from '../../src/content-model/read/source'
import type { Mention } from '../../src/content-model/rules/mentions'

export interface Entry {
  collection: CollectionName
  slug: string
}

/** A reference to the entry, with its new value. */
interface Renamed {
  mention: Mention
  target: string
}

type ReadFile = Pick<CheckedFile, 'file' | 'mentions'>

export function mentionsOfEntry(file: ReadFile, entry: Entry, slug: string): Renamed[] {
  return file.mentions.flatMap((mention) => {
    const target = renamedTarget(mention, file, entry, slug)
    return target === undefined ? [] : [{ mention, target }]
  })
}

/**
 * Updates the references in the text of a file.
 * @param text with line feeds as line endings
 * @throws when a value cannot be changed; the message names the file
 */
export function renamedMentions(text: string, file: ReadFile, entry: Entry, slug: string): string {
  const all = mentionsOfEntry(file, entry, slug)
  if (all.length === 0) return text
  const { yaml, yamlLine } = splitContent(file.file, text)
  const inFields = ({ mention }: Renamed) => mention.field !== undefined
  const body = renamedInBody(
    text,
    all.filter((one) => !inFields(one)),
  )
  const fields = all.filter(inFields).map(({ mention, target }) => {
    const { line, column } = mention
    return { offset: offsetAt(yaml, { line: line - yamlLine + 1, column }), mention, target }
  })
  return changeFields(file.file, body, (document) => {
    const rename = (value: unknown, start: number | undefined) => {
      const renamed = fields.find(({ offset }) => offset === start)
      if (renamed && isScalar(value) && value.value === renamed.mention.target)
        value.value = renamed.target
    }
    visit(document, {
      Pair: (_key, { key, value }) => rename(value, isNode(key) ? key.range?.[0] : undefined),
      Scalar: (_key, scalar) => rename(scalar, scalar.range?.[0]),
    })
  })
}

function renamedInBody(text: string, mentions: readonly Renamed[]): string {
  let renamed = text
  // From last to first, so that earlier offsets stay valid.
  for (const { mention, target } of mentions.toSorted(
    (a, b) => b.mention.line - a.mention.line || b.mention.column - a.mention.column,
  )) {
    const offset = offsetAt(text, mention)
    renamed = renamed.slice(0, offset) + replaceFirst(renamed.slice(offset), mention.target, target)
  }
  return renamed
}

/** Replaces the address, even if the link text before it contains it too. */
function replaceFirst(text: string, target: string, renamed: string): string {
  const literal = `${target.replace(/[^\w/-]/g, '\\$&')}(?![\\w/-])`
  const destination = new RegExp(`(?<=\\]\\(\\s*<?|\\]:\\s*<?|=["'])${literal}`)
  const anywhere = new RegExp(`(?<![\\w/-])${literal}`)
  return text.replace(destination.test(text) ? destination : anywhere, () => renamed)
}

/** Returns the new value; undefined for references to other entries. */
function renamedTarget(
  { kind, target, in: collection }: Mention,
  { file }: ReadFile,
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

/** Returns the addresses of an entry's page, text version, PDF and filter. */
function addressesOf({ collection, slug }: Entry): string[] {
  const page = addressOf(collection, slug)
  const { typeName } = collections[collection]
  return [
    ...(page ? [page, textPath(page)] : []),
    ...(hasDocuments(typeName) ? [documentAddress(typeName, { slug })] : []),
    ...(collection === 'industries' ? [caseFilterPath('industry', slug)] : []),
  ]
}
