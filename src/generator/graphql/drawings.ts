import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { BodyNode } from '../../content-model/read/body-tree'
import { readIfThere } from '../../content-model/read/files'
import { type Drawing, drawDiagram } from '../../diagrams/draw'
import {
  isSvg,
  layoutOf,
  type PageFigure,
  readSvgFigure,
  type SvgFigure,
  wideOf,
} from '../../diagrams/svg-figure'
import { cachedOnDisk } from '../disk-cache'
import { highlightBlock } from './highlight'
import { addDirective, languageOf } from './in-language'

/** Files of a figure by its path in the text, best match first. */
type FigureFiles = Readonly<Record<string, readonly string[]>>

interface DrawOptions {
  /** The project's folder. */
  root: string
  /** BCP 47 tag. */
  language: string
  figures?: FigureFiles | undefined
}

/** Caches drawings on disk: pages, PDFs and several processes need them. */
export const cachedDrawing = (
  source: string,
  { root, language }: Pick<DrawOptions, 'root' | 'language'>,
): Promise<Drawing> =>
  cachedOnDisk(root, ['diagram', source, language], () => drawDiagram(source, { root, language }))

/** Defines `@drawing`, which draws the diagram in the same object. */
export function addDrawings(args: CreateSchemaCustomizationArgs): void {
  const root: string = args.store.getState().program.directory
  addDirective(args, 'drawing', async (context, { source }: { source: string }) =>
    cachedDrawing(source, { root, language: await languageOf(context) }),
  )
}

function readFigure(paths: readonly string[] = []): PageFigure | undefined {
  for (const path of paths) {
    const figure = readDrawing(path)
    if (!figure) continue
    const wide = readDrawing(wideOf(path))
    return { ...figure, ...(wide && { wide: wide.svg }) }
  }
  return undefined
}

function readDrawing(path: string): SvgFigure | undefined {
  const bytes = readIfThere(path)
  const figure = bytes && readSvgFigure(bytes.toString(), layoutOf(path))
  return figure && 'svg' in figure ? figure : undefined
}

/** Draws diagrams, inlines SVG figures and highlights code in a text. */
export function drawTrees(tree: readonly BodyNode[], options: DrawOptions): Promise<BodyNode[]> {
  return Promise.all(
    tree.map(async (node): Promise<BodyNode> => {
      if (typeof node === 'string') return node
      const [type, properties, ...children] = node
      if (type === 'Figure' && isSvg(String(properties?.src)))
        return [
          type,
          { ...properties, drawing: readFigure(options.figures?.[String(properties?.src)]) },
        ]
      if (type === 'pre') return highlightBlock(node)
      if (type !== 'Diagram') return [type, properties, ...(await drawTrees(children, options))]
      const { source, caption } = properties ?? {}
      return [type, { caption, drawing: await cachedDrawing(String(source), options) }]
    }),
  )
}
