import { compare } from '../../content-model/check/diagnostics'
import {
  type EntryNode,
  type FoundNode,
  type Nodes,
  nodesOfType,
  textField,
} from '../nodes/typed-nodes'

/** Sorts by slug. */
export function entriesOf<T extends string>(nodes: Nodes, typeName: T): FoundNode<T>[] {
  return nodesOfType(nodes, typeName).sort((a, b) => compare(a.slug, b.slug))
}

type Fields = Readonly<Record<string, unknown>>

/** Compares by `order` (default 0), then by another field. */
export function byOrder(field: string) {
  const placeOf = ({ order }: Fields) => (typeof order === 'number' ? order : 0)
  return (a: Fields, b: Fields): number =>
    placeOf(a) - placeOf(b) || compare(String(a[field]), String(b[field]))
}

/** Fields with an entry's summary, by priority. */
export const summaryFields = ['summary', 'tagline', 'description', 'intro']

export function summaryOf(node: EntryNode): string {
  const field = summaryFields.find((name) => typeof node[name] === 'string')
  return field ? textField(node, field) : ''
}
