import type { Node, NodePluginArgs } from 'gatsby'
import type * as z from 'zod'
import type {
  CollectionName,
  collections,
  SingletonName,
  singletons,
} from '../../content-model/collections/registry'
import type { BodyHeading } from '../../content-model/read/body'

type Definition = (typeof collections)[CollectionName] | (typeof singletons)[SingletonName]
type TypeName = Definition['typeName']

/** The fields of every entry. Its collection's schema defines more. */
export interface EntryNode extends Node {
  slug: string
  /** Language of a translation; empty for an original. */
  translation: string
  /** Whether a translation is older than its original. */
  isStale: boolean
  path: string
  /** URL of a translation; empty for an original. */
  translatedPath: string
  listed: boolean
  /** `BodyNode[]` as JSON; see entry-body.ts. */
  body: string
  headings: BodyHeading[]
  /** Absolute paths of pictures in the text. */
  figures?: readonly string[]
  /** Candidate paths of each SVG figure, by its name in the text. */
  svgFigures?: Readonly<Record<string, readonly string[]>>
  // Fields of some collections:
  formerSlugs?: readonly string[]
  keywords?: readonly string[]
  metaDescription?: string
  status?: string
  portfolio?: { pdf?: string | undefined; pdfFileName?: string | undefined } | undefined
}

export type NodeOf<T extends TypeName> = EntryNode &
  z.output<Extract<Definition, { typeName: T }>['schema']>

/** For a type that may be known only at run time. */
export type FoundNode<T extends string> = T extends TypeName ? NodeOf<T> : EntryNode

/**
 * Returns a text whose field depends on the collection, such as the title.
 * @throws if the field has no text
 */
export function textField(entry: Readonly<Record<string, unknown>>, field: string): string {
  const { [field]: text } = entry
  if (typeof text !== 'string') throw new Error(`${entry.path} has no text in ${field}.`)
  return text
}

export type Nodes = Pick<NodePluginArgs, 'getNodesByType'>

/** Returns the nodes of a type. Their data has passed its schema. */
export function nodesOfType<T extends string>(
  { getNodesByType }: Nodes,
  typeName: T,
): FoundNode<T>[] {
  return [...getNodesByType(typeName)] as FoundNode<T>[]
}
