/** The words of content/interface.yaml, for outputs without a query. */
import type * as z from 'zod'
import { exampleValue } from '../../content-model/collections/fields/field-help'
import { interfaceSchema } from '../../content-model/collections/interface-words/interface'
import { type Nodes, nodesOfType } from './typed-nodes'

export type Words = z.output<typeof interfaceSchema>

/** The examples in the schema. */
export const standardWords: Words = interfaceSchema.parse(exampleValue(interfaceSchema))

/** Returns a word, or its name: registry rows may contain a literal label. */
export const namedWord = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name

/**
 * Returns the site's words. In development, returns the standard words while the file has problems.
 */
export function wordsOf(nodes: Nodes): Words {
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  return words ?? standardWords
}
