import type { Singleton } from '../content-model/collections/query-results'

/** Texts of the interface from content/interface.yaml, by the part of the site that shows them. */
export type InterfaceWords = Singleton<'interface.yaml'>

/**
 * Replaces the placeholders in a text, such as `{count}`, by values.
 * @param values values by the name in braces
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}
