/**
 * Describes how a text is built, whatever it says: how many items each of its lists has, and with which words its
 * sentences begin. Two files of one shape read as one, although they share no sentence.
 */
import type { ContentDocument } from '../../read/document'
import { sentencesOf } from '../../rules/sentences'
import { hash } from './near-duplicates'

/** The ways in which two shapes are compared, each by its runs of three. */
export const shapeKinds = ['sizes', 'openings'] as const
export type ShapeKind = (typeof shapeKinds)[number]

const runLength = 3
/** Different runs below which a share says nothing: two short files are alike by chance. */
const fewestRuns = { sizes: 4, openings: 20 } as const

type ShapedDocument = Pick<ContentDocument, 'data' | 'body' | 'text'>

/**
 * Returns the sizes of a document's lists in their order, such as `process.steps 5`, and the number of headings in
 * its body. Lists of names, such as related services, are not part of how it reads.
 */
export function sizesOf({ data, body }: ShapedDocument): string[] {
  const headings = body.headings.filter(({ depth }) => depth === 2).length
  return [...listSizes(data, ''), `headings ${headings}`]
}

function listSizes(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const isRead = value.some((item) => typeof item === 'object') || path.includes('[]')
    if (!isRead || value.length === 0) return []
    return [
      `${path} ${value.length}`,
      ...value.flatMap((item: unknown) => listSizes(item, `${path}[]`)),
    ]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) =>
    listSizes(item, path ? `${path}.${name}` : name),
  )
}

/** Returns the first word of each sentence of a document, in small letters. */
export function openingsOf({ text }: ShapedDocument): string[] {
  return text
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => /[\p{L}\p{N}’']+/u.exec(sentence.toLowerCase()) ?? [])
}

const partsOf = { sizes: sizesOf, openings: openingsOf }

/** Returns the different runs of three parts of a document's shape. */
export function runsOf(kind: ShapeKind, document: ShapedDocument): string[] {
  const parts = partsOf[kind](document)
  const runs = parts.flatMap((_, at) =>
    at + runLength > parts.length ? [] : [parts.slice(at, at + runLength).join(', ')],
  )
  return [...new Set(runs)]
}

/** Returns a hash of each run, in ascending order; none for a document too short to be compared. */
export function hashedRuns(kind: ShapeKind, document: ShapedDocument): Uint32Array {
  const runs = runsOf(kind, document)
  if (runs.length < fewestRuns[kind]) return new Uint32Array()
  return Uint32Array.from(new Set(runs.map(hash))).sort()
}
