/**
 * The text of an entry. Its node holds the tree as JSON: of the many steps that read nodes few need the
 * text, and Gatsby walks through every object in a node that a query asks for.
 */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { BodyNode } from '../../content-model/read/body-tree'
import { drawTrees, type FigureFiles, languageOf } from '../graphql/drawings'
import { addDirective, interfaceWords } from '../graphql/in-language'
import { withLabels } from './text-labels'

/** An entry's node, as far as its text is concerned. */
export interface WithBody {
  /** `BodyNode[]` as JSON. */
  body: string
  /** Paths of its pictures. */
  figures?: readonly string[]
  svgFigures?: FigureFiles
}

export function bodyOf({ body }: WithBody): BodyNode[] {
  return JSON.parse(body) as BodyNode[]
}

/** Makes `@tree`, which has queries find the tree itself: with the labels that its file leaves out, and diagrams drawn. */
export function addTrees(args: CreateSchemaCustomizationArgs): void {
  const root: string = args.store.getState().program.directory
  addDirective(args, 'tree', async (context, node: WithBody) => {
    const { svgFigures: figures } = node
    const drawn = { root, language: await languageOf(context), figures }
    const { texts } = await interfaceWords(context)
    return withLabels(await drawTrees(bodyOf(node), drawn), texts)
  })
}
