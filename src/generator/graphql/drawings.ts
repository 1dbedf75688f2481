/** Draws the diagrams of entries when a query asks for them. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { BodyNode } from '../../content-model/read/body-tree'
import { readIfThere } from '../../content-model/read/files'
import { type Drawing, drawDiagram } from '../../diagrams/draw'
import { isSvg, readSvgFigure, type SvgFigure } from '../../diagrams/svg-figure'
import { cachedOnDisk } from '../disk-cache'
import { highlightBlock } from './highlight'
import { addDirective, type LanguageContext, settingsOf } from './in-language'

/** Paths of the files that may hold each SVG figure, the best first, by how the text names it. */
export type FigureFiles = Readonly<Record<string, readonly string[]>>

/** How the drawings of a page are made. */
interface Drawn {
  /** The project's folder. */
  root: string
  /** The language of numbers, as a BCP 47 tag. */
  language: string
  figures?: FigureFiles | undefined
}

/** Draws a diagram, or finds its drawing: pages, PDFs and several processes ask for the same. */
export const cachedDrawing = (
  source: string,
  { root, language }: Pick<Drawn, 'root' | 'language'>,
): Promise<Drawing> =>
  cachedOnDisk(root, ['diagram', source, language], () => drawDiagram(source, { root, language }))

/** Returns the language in which a page writes numbers. */
export async function languageOf(context: LanguageContext): Promise<string> {
  const { languages = ['en'] } = await settingsOf(context)
  return context.language ?? languages[0] ?? 'en'
}

/** Makes `@drawing`, which draws the diagram beside it. */
export function addDrawings(args: CreateSchemaCustomizationArgs): void {
  const root: string = args.store.getState().program.directory
  addDirective(args, 'drawing', async (context, { source }: { source: string }) =>
    cachedDrawing(source, { root, language: await languageOf(context) }),
  )
}

/** Reads an SVG figure from the first of its files that is there. */
function readFigure(paths: readonly string[] = []): SvgFigure | undefined {
  for (const path of paths) {
    const bytes = readIfThere(path)
    const figure = bytes && readSvgFigure(bytes.toString())
    if (figure && 'svg' in figure) return figure
  }
  return undefined
}

/** Returns a text with its diagrams drawn, its SVG figures read and its code highlighted. */
export function drawTrees(tree: readonly BodyNode[], drawn: Drawn): Promise<BodyNode[]> {
  return Promise.all(
    tree.map(async (node): Promise<BodyNode> => {
      if (typeof node === 'string') return node
      const [type, properties, ...children] = node
      if (type === 'Figure' && isSvg(String(properties?.src)))
        return [
          type,
          { ...properties, drawing: readFigure(drawn.figures?.[String(properties?.src)]) },
        ]
      if (type === 'pre') return highlightBlock(node)
      if (type !== 'Diagram') return [type, properties, ...(await drawTrees(children, drawn))]
      const { source, caption } = properties ?? {}
      return [type, { caption, drawing: await cachedDrawing(String(source), drawn) }]
    }),
  )
}
