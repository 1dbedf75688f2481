import { type Document, isSeq, visit } from 'yaml'
import type * as z from 'zod'
import type { Diagnostic, Place } from '../check/diagnostics'
import { fieldName, isRequired, schemaAt } from '../collections/fields/field-help'
import { pathOf } from '../rules/text/placeholders'

/** `later: true` defers a group: pages do not show it. */
export const deferredField = 'later'

/**
 * Removes deferred groups before validation. Required groups only lose `later`.
 * @param noun name of an entry in messages: "a service"
 * @returns errors on required groups, and advice that lists the removed groups
 */
export function removeDeferred(
  document: Document,
  schema: z.ZodType,
  noun: string,
  placeOf: (path: readonly PropertyKey[]) => Place,
): { diagnostics: Diagnostic[]; advice: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const deferred: { name: string; place: Place }[] = []
  const removed: PropertyKey[][] = []
  visit(document, {
    Map(_key, node, ancestors) {
      if (ancestors.length < 2 || !node.has(deferredField)) return undefined
      const path = pathOf(node, ancestors)
      if (node.get(deferredField) !== true) {
        const message = `${deferredField} is “${node.get(deferredField)}”, but must be true. Write: ${deferredField}: true`
        diagnostics.push({ ...placeOf([...path, deferredField]), message })
        removed.push(path)
        return visit.SKIP
      }
      const field = schemaAt(schema, path)
      const own = node.get('key')
      const name = fieldName(path) + (own === undefined ? '' : ` (${own})`)
      const place = placeOf(path)
      const isNeeded = typeof path.at(-1) === 'string' && field !== undefined && isRequired(field)
      removed.push(isNeeded ? [...path, deferredField] : path)
      if (isNeeded)
        diagnostics.push({
          ...place,
          message: `${name} cannot be deferred: ${noun} needs it. Write it, and remove ${deferredField}.`,
        })
      else deferred.push({ name, place })
      return visit.SKIP
    },
  })
  // Last groups first: removing an item changes the index of later items.
  for (const path of removed.toReversed()) {
    document.deleteIn(path)
    const list = document.getIn(path.slice(0, -1))
    if (isSeq(list) && list.items.length === 0) document.deleteIn(path.slice(0, -1))
  }
  const message = `The page does not show deferred parts: ${deferred.map(({ name }) => name).join(', ')}. Write each part and remove ${deferredField}, or remove the part.`
  return {
    diagnostics,
    advice: deferred.slice(0, 1).map(({ place }) => ({ ...place, message })),
  }
}
