import type { Singleton } from '../content-model/collections/query-results'

/** The interface’s own words, by the part of the site that shows them: content/interface.yaml. */
export type InterfaceWords = Singleton<'interface.yaml'>

/**
 * Puts values for the marks in a text.
 * @param values by the name that stands in braces
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name) => String(values[name] ?? mark))
}
