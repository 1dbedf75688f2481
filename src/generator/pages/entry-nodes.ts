/** Access to entry nodes for pages and outputs. */
import type { Node } from 'gatsby'
import { compare } from '../../content-model/check/diagnostics'
import type { BodyHeading } from '../../content-model/read/body'
import type { WithBody } from '../nodes/entry-body'
import type { Nodes } from '../nodes/typed-nodes'

/** Fields of entry nodes that outputs read. The collection's schema decides which of them exist. */
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

/** Returns a comparison by `order` (default 0), then by another field. */
export function byOrder(field: string) {
  const placeOf = ({ order }: Fields) => (typeof order === 'number' ? order : 0)
  return (a: Fields, b: Fields): number =>
    placeOf(a) - placeOf(b) || compare(String(a[field]), String(b[field]))
}

/** Fields with an entry's summary, by priority. */
export const summaryFields = ['summary', 'tagline', 'description', 'intro']

/** Returns an entry's summary, or an empty string. */
export function summaryOf(node: EntryNode): string {
  const field = summaryFields.find((name) => typeof node[name] === 'string')
  return field ? String(node[field]) : ''
}
