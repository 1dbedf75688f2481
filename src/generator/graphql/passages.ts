/** The excerpt of a sample deliverable on the pages of its services. */
import type { BodyNode } from '../../content-model/read/body-tree'
import { bodyOf, type WithBody } from '../nodes/entry-body'
import { field } from './in-language'

export const passageFields = {
  Deliverable: {
    passage: field('JSON!', (_context, node: WithBody) => passageOf(bodyOf(node))),
  },
}

/**
 * Returns the first section up to a table or component. Its heading becomes
 * bold text, because it is not a heading of the page.
 */
export function passageOf(body: readonly BodyNode[]): BodyNode[] {
  const part = body.slice(Math.max(0, body.findIndex(isHeading)))
  const [first, ...rest] = part.map((node, index): BodyNode => {
    if (index > 0 || typeof node === 'string' || !isHeading(node)) return node
    const [, , ...words] = node
    return ['p', null, ['strong', null, ...words]]
  })
  if (!first) return []
  const end = rest.findIndex((node) => !isPlain(node))
  return [first, ...(end < 0 ? rest : rest.slice(0, end))]
}

const isHeading = (node: BodyNode) => typeof node !== 'string' && node[0] === 'h2'
const isPlain = (node: BodyNode) => typeof node !== 'string' && ['p', 'ol', 'ul'].includes(node[0])
