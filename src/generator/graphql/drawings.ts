/** Draws the diagrams of entries when a query asks for them. */
import type { CreateSchemaCustomizationArgs, Node } from 'gatsby'
import type { Settings } from '../../content-model/collections/settings'
import type { BodyNode } from '../../content-model/read/body-tree'
import { drawDiagram } from '../../diagrams/draw'
import { findEntry, type LanguageContext } from './in-language'

/** How the diagrams of a page are drawn. */
interface Drawn {
  /** The project's folder. */
  root: string
  /** The language of numbers, as a BCP 47 tag. */
  language: string
}

/** Returns the language in which a page writes numbers. */
export async function languageOf(context: LanguageContext): Promise<string> {
  const settings = (await findEntry(context, 'Settings')) as (Node & Settings) | null
  return settings?.language ?? 'en'
}

/** Makes `@drawing`, which draws the diagram beside it. */
export function addDrawings({
  actions,
  store,
}: Pick<CreateSchemaCustomizationArgs, 'actions' | 'store'>): void {
  const root: string = store.getState().program.directory
  const resolve = async (
    { source }: { source: string },
    _arguments: object,
    context: LanguageContext,
  ) => drawDiagram(source, { root, language: await languageOf(context) })
  actions.createFieldExtension({ name: 'drawing', extend: () => ({ resolve }) })
}

/** Returns whether a text has diagrams. */
export function hasDiagrams(tree: readonly BodyNode[]): boolean {
  return tree.some((node) => {
    if (typeof node === 'string') return false
    const [type, , ...children] = node
    return type === 'Diagram' || hasDiagrams(children)
  })
}

/** Returns a text whose diagrams have their drawing in place of their source. */
export function drawTrees(tree: readonly BodyNode[], drawn: Drawn): Promise<BodyNode[]> {
  return Promise.all(
    tree.map(async (node): Promise<BodyNode> => {
      if (typeof node === 'string') return node
      const [type, properties, ...children] = node
      if (type !== 'Diagram') return [type, properties, ...(await drawTrees(children, drawn))]
      const { source, caption } = properties ?? {}
      return [type, { caption, drawing: await drawDiagram(String(source), drawn) }]
    }),
  )
}
