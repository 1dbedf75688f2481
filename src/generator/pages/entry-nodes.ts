/** Gatsby's nodes of entries, as pages and outputs read them. */
import type { Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import type { BodyHeading } from '../../content-model/read/body'
import type { WithBody } from '../nodes/entry-body'
import type { Nodes } from '../nodes/typed-nodes'

/** Fields of entry nodes that outputs read. A collection's schema decides which of them its nodes have. */
export interface EntryNode extends Node, WithBody {
  slug: string
  path: string
  listed: boolean
  metaDescription: string
  headings: BodyHeading[]
  [field: string]: unknown
}

/** Returns the nodes of a type, sorted by slug. */
export function entriesOf({ getNodesByType }: Nodes, typeName: string): EntryNode[] {
  const nodes = getNodesByType(typeName) as EntryNode[]
  return [...nodes].sort((a, b) => compare(a.slug, b.slug))
}

type Fields = Readonly<Record<string, unknown>>

/** Returns how entries are sorted by their `order` if they have one, then by another field. */
export function byOrder(field: string) {
  const placeOf = ({ order }: Fields) => (typeof order === 'number' ? order : 0)
  return (a: Fields, b: Fields): number =>
    placeOf(a) - placeOf(b) || compare(String(a[field]), String(b[field]))
}

/** Fields that summarise an entry, for the line below its name. */
export const summaryFields = ['summary', 'tagline', 'description', 'intro']

/** Returns the text that summarises an entry; empty where its schema has none. */
export function summaryOf(node: EntryNode): string {
  const field = summaryFields.find((name) => typeof node[name] === 'string')
  return field ? String(node[field]) : ''
}
