import type { Diagnostic } from '../check/diagnostics'
import { fieldName, forEachString, isText, metaOf } from '../collections/fields/field-help'
import { diagramDiagnostics } from '../rules/body/diagrams'
import { explainHidden } from '../rules/text/unprintable'
import type { Frontmatter } from './frontmatter'
import type { Location } from './locations'

/** Returns the ids of the template's sections on a page. */
export function sectionsOf({ definition }: Location, data: Frontmatter['data']): string[] {
  const has = (field: string) => {
    const value = data?.[field]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  }
  return Object.entries(definition.sections ?? {})
    .filter(([, fields]) => !data || fields.some(has))
    .map(([id]) => id)
}

/** Returns contradictions between fields that are valid on their own. */
export function fieldContradictions(
  { definition }: Location,
  { data, placeOf }: Frontmatter,
): Diagnostic[] {
  const found = (data && definition.diagnostics?.(data)) ?? []
  return found.map(({ path, message, unfinished }) => ({
    ...placeOf(path),
    message: `${fieldName(path)} ${message}`,
    ...(unfinished && { unfinished }),
  }))
}

/** Returns the texts of the fields, and the diagnostics of texts and diagrams. */
export function readTexts({ definition }: Location, { data, placeOf }: Frontmatter) {
  const texts: string[] = []
  const hidden: Diagnostic[] = []
  const advice: Diagnostic[] = []
  forEachString(definition.schema, data, (value, schema, path) => {
    const message = explainHidden(value)
    if (message) hidden.push({ ...placeOf(path), message })
    if (metaOf(schema).kind === 'diagram') {
      const found = diagramDiagnostics(value, placeOf(path))
      hidden.push(...found.diagnostics)
      advice.push(...found.advice)
    }
    if (isText(schema)) texts.push(value)
  })
  return { texts, hidden, advice }
}
