/**
 * The node stores a text's tree as JSON: few build steps need the text, and
 * Gatsby walks through every object of a queried node.
 */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { BodyNode } from '../../content-model/read/body-tree'
import { drawTrees } from '../graphql/drawings'
import { addDirective, interfaceWords, languageOf } from '../graphql/in-language'
import { withLabels } from './text-labels'
import type { EntryNode } from './typed-nodes'

export type WithBody = Pick<EntryNode, 'body' | 'figures' | 'svgFigures'>

export function bodyOf({ body }: WithBody): BodyNode[] {
  return JSON.parse(body)
}

/** Defines `@tree`, which returns a text's tree with labels and drawings. */
export function addTrees(args: CreateSchemaCustomizationArgs): void {
  const root: string = args.store.getState().program.directory
  addDirective(args, 'tree', async (context, node: WithBody) => {
    const { svgFigures: figures } = node
    const options = { root, language: await languageOf(context), figures }
    const { texts } = await interfaceWords(context)
    return withLabels(await drawTrees(bodyOf(node), options), texts)
  })
}
