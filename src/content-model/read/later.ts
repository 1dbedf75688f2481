/**
 * Groups of fields that say `later: true` are not written yet: they are taken out before the schema sees them, with
 * their placeholders, and the page goes without them.
 */
import { type Document, isSeq, visit } from 'yaml'
import type * as z from 'zod'
import type { Diagnostic, Place } from '../check/diagnostics'
import { fieldName, isRequired, schemaAt } from '../collections/fields/field-help'
import { pathOf } from '../rules/placeholders'

/** The field of a group that says so. */
export const laterField = 'later'

/**
 * Takes such groups out of a document, but for those that every entry needs, which only lose the field.
 * @param noun what an entry is called in messages: "a service"
 * @param placeOf returns the place of a field in the file
 * @returns what every entry needs all the same, and advice on what the page goes without
 */
export function takeLater(
  document: Document,
  schema: z.ZodType,
  noun: string,
  placeOf: (path: readonly PropertyKey[]) => Place,
): { diagnostics: Diagnostic[]; advice: Diagnostic[] } {
  const needed: Diagnostic[] = []
  const taken: { name: string; place: Place }[] = []
  const removed: PropertyKey[][] = []
  visit(document, {
    Map(_key, node, ancestors) {
      if (ancestors.length < 2 || node.get(laterField) !== true) return undefined
      const path = pathOf(node, ancestors)
      const field = schemaAt(schema, path)
      const own = node.get('key')
      const name = fieldName(path) + (own === undefined ? '' : ` (${own})`)
      const place = placeOf(path)
      const isNeeded = typeof path.at(-1) === 'string' && field !== undefined && isRequired(field)
      removed.push(isNeeded ? [...path, laterField] : path)
      if (isNeeded)
        needed.push({
          ...place,
          message: `${name} cannot be left for later: ${noun} has it. Write it, and remove ${laterField}.`,
        })
      else taken.push({ name, place })
      return visit.SKIP
    },
  })
  // From the last to the first, since those of a list move up.
  for (const path of removed.toReversed()) {
    document.deleteIn(path)
    const list = document.getIn(path.slice(0, -1))
    if (isSeq(list) && list.items.length === 0) document.deleteIn(path.slice(0, -1))
  }
  const message = `The page goes without what is left for later: ${taken.map(({ name }) => name).join(', ')}. Write it and remove ${laterField}, or remove it.`
  return {
    diagnostics: needed,
    advice: taken.slice(0, 1).map(({ place }) => ({ ...place, message })),
  }
}
