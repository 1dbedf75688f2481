/** Advises on files that share no sentence and still read as one: they are built alike. */
import { join } from 'node:path'
import { type CheckedFile, decodeShape, pathOf } from '../../check/checked-file'
import { excerpt, type FileDiagnostic, startOfFile } from '../../check/diagnostics'
import { type Collection, collections } from '../../collections/registry'
import { readDocument } from '../../read/document'
import { readIfThere } from '../../read/vanishing-files'
import { findNearDuplicates, type NearDuplicate } from './near-duplicates'
import { runsOf, type ShapeKind, shapeKinds, sizesOf } from './shapes'

/** Runs of openings that the advice quotes. */
const quotedRuns = 3
/** Files that one check explains: to explain one it is read again, and a writer changes a few at a time. */
const mostExplained = 40

/**
 * Returns advice on each file whose shape is that of a file before it, by more than its collection allows. The
 * runs of a shape are hashed when a file is checked; only files that get advice are read again, for its words.
 */
export function adviseOnShapes(files: readonly CheckedFile[], root: string): FileDiagnostic[] {
  return Object.entries<Collection>(collections).flatMap(([name, { maxSharedShape }]) => {
    if (!maxSharedShape) return []
    const compared = files.filter(({ collection }) => collection === name)
    return shapeKinds.flatMap((kind) => {
      const hashed = compared.map((file) => ({
        file: file.file,
        shingles: decodeShape(file, kind),
      }))
      return findNearDuplicates(hashed, maxSharedShape[kind])
        .sort((a, b) => b.share - a.share)
        .slice(0, mostExplained)
        .map((pair) => ({ file: pair.file, ...startOfFile, message: explain(kind, pair, root) }))
    })
  })
}

function explain(kind: ShapeKind, { file, other, share }: NearDuplicate, root: string): string {
  const document = documentOf(file, root)
  const percent = `${Math.ceil(share * 100)}%`
  if (kind === 'sizes')
    return `Its lists are as long as those of ${other}, in the same order (${percent} of their runs): ${inWords(sizesOf(document))}. Give each as many items as this subject has: leave out what says little, join or divide steps, drop the questions that nobody asks.`
  const known = new Set(runsOf(kind, documentOf(other, root)))
  const shared = runsOf(kind, document).filter((run) => known.has(run))
  const quoted = shared.slice(0, quotedRuns).map((run) => `“${excerpt(run)}”`)
  return `Its sentences begin like those of ${other}, one after the other (${percent} of their runs of three): ${quoted.join(', ')}. Begin some of them with what they are about, join two, or turn a list into a paragraph.`
}

/** Joins sizes to a list in which those of one field follow its name: `process.steps[].items 3, 3, 4`. */
function inWords(sizes: readonly string[]): string {
  const named = sizes.map((size, at) => {
    const [name, count] = size.split(' ')
    return sizes[at - 1]?.startsWith(`${name} `) ? count : size
  })
  return named.join(', ')
}

function documentOf(file: string, root: string) {
  return readDocument(pathOf(file), readIfThere(join(root, file)) ?? Buffer.alloc(0))
}
