/** The words of content/interface.yaml, for what the generator makes without a query. */
import type * as z from 'zod'
import { exampleValue } from '../../content-model/collections/fields/field-help'
import { interfaceSchema } from '../../content-model/collections/interface-words/interface'
import { type Nodes, nodesOfType } from './typed-nodes'

export type Words = z.output<typeof interfaceSchema>

/** The words that the schema gives as examples. */
export const standardWords: Words = interfaceSchema.parse(exampleValue(interfaceSchema))

/** Returns the word that a row of the registry names, or says itself. */
export const namedWord = (words: Readonly<Record<string, string>>, name: string): string =>
  words[name] ?? name

/**
 * Returns the words. A build has them; the development server may have none while the file has a problem, and
 * shows the standard ones.
 */
export function wordsOf(nodes: Nodes): Words {
  const [words] = nodesOfType(nodes, 'InterfaceWords')
  return words ?? standardWords
}
