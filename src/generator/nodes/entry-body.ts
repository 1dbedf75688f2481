/**
 * The text of an entry. Its node holds the tree as JSON: of the many steps that read nodes few need the
 * text, and Gatsby walks through every object in a node that a query asks for.
 */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { BodyNode } from '../../content-model/read/body-tree'

/** An entry's node, as far as its text is concerned. */
export interface WithBody {
  /** `BodyNode[]` as JSON. */
  body: string
}

export function bodyOf({ body }: WithBody): BodyNode[] {
  return JSON.parse(body) as BodyNode[]
}

/** Makes `@tree`, which has queries find the tree itself. */
export function addTrees({ actions }: Pick<CreateSchemaCustomizationArgs, 'actions'>): void {
  actions.createFieldExtension({ name: 'tree', extend: () => ({ resolve: bodyOf }) })
}
