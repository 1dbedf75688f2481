/** Counts what the motif of an entry is woven from. */
import { caseSchema } from '../../content-model/collections/cases'
import type { Collection, CollectionRow } from '../../content-model/collections/registry'
import { type EntryWeave, hashText } from '../../motif/chain'
import { countedIn } from '../graphql/counted-figures'
import type { EntrySource } from './entry-source'

/**
 * Returns the numbers of an entry: those that a case gives, otherwise a cell for each titled part, and one, marked, for
 * each figure that says how it was counted. A titled part is one of the frontmatter with a title or a question below the
 * opening, or a heading of the text.
 * @returns null for an entry whose motif its file name alone decides
 */
export function weaveOf(
  { collection, slug, data, tree, text }: EntrySource,
  definition: Collection,
): EntryWeave | null {
  if (!isWoven(definition) || !data) return null
  const seal = hashText(JSON.stringify(data) + tree) & 0x1ffffff
  const own = collection === 'cases' ? caseSchema.shape.cloth.safeParse(data.cloth).data : undefined
  if (own) return { cells: own.cells, marked: own.marked, seal, family: own.motif }
  const { hero: _, ...below } = data
  const points = titledIn(Object.values(below)) + text.headings.length
  if (points === 0) return null
  const marked = countedIn(definition, { ...data, slug, body: tree }).length
  return { cells: points + marked, marked, seal, family: null }
}

/** Whether the motif of a collection's entries is woven from what they hold. */
function isWoven(definition: Collection): definition is CollectionRow {
  return definition.address !== undefined && definition.motif !== 'company'
}

/** Returns how many parts of a value have a title or ask a question. A title with an address names a source. */
function titledIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const isPoint = ('title' in value || 'question' in value) && !('url' in value)
  return Number(isPoint) + Object.values(value).reduce((sum, part) => sum + titledIn(part), 0)
}
