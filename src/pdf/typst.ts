/** Typesetting with Typst, with the site's fonts and no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import { type TypesetFonts, typesetFontsFor } from './typeset-fonts'

const typesetter = '@myriaddreamin/typst-ts-node-compiler'

export interface TypesetSource {
  /** The project's folder, whose packages hold the fonts. */
  root: string
  /** Path of the main file of a template of our own. Words of writers are passed in the inputs. */
  template: string
  /** What the template reads as `sys.inputs`. */
  inputs: Record<string, string>
  /** Pictures that the template reads, in base64, by their path below src/pdf. */
  pictures?: Readonly<Record<string, string>> | undefined
}

/** Returns the texts of all templates, on which depends what is set. @param root the project's folder */
export function templates(root: string): string[] {
  const folder = join(root, 'src', 'pdf')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ours = files.filter((name) => name.endsWith('.typ')).sort()
  return ours.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Sizes of text in points, in the order in which they are tried: the usual one, smaller ones, larger ones. */
const textSizes = [9.75, 9.4, 9.1, 10.2, 10.6, 11]

/** The last page is filled if its text ends below this part of its height. */
const filledFrom = 0.33

/**
 * Typesets a tagged PDF: the accessibility standard PDF/UA-1, or, when the words hold characters
 * that none of the fonts draws, which that standard forbids, plain PDF 1.7 with the same tags.
 * @returns also the size of its text in points, which is smaller or larger than usual if its last page would be nearly empty
 * @throws with Typst's diagnostics when the template is wrong
 */
export async function typesetPdf(
  source: TypesetSource,
): Promise<{ pdf: Buffer; pages: number; size: string }> {
  const { typst, document, size } = await compileFilled(source)
  const pages = document.numOfPages
  try {
    return { pdf: typst.pdf(document, { pdfStandard: 'ua-1' }), pages, size }
  } catch {
    return { pdf: typst.pdf(document, { pdfTags: true }), pages, size }
  }
}

/** Compiles with the first size of text that fills the last page, or the size that fills it most. */
async function compileFilled(source: TypesetSource) {
  let best: (Compiled & { size: string; end: number }) | undefined
  for (const points of textSizes) {
    const size = String(points)
    const compiled = await compile({ ...source, inputs: { ...source.inputs, size } })
    const end = endOf(compiled)
    if (!best || end > best.end) best = { ...compiled, size, end }
    if (end >= filledFrom) break
  }
  if (!best) throw new Error('No size of text is listed.')
  return best
}

/** Returns where the text ends on the last page, as a part of its height; 1 where that does not matter. */
function endOf({ typst, document }: Compiled): number {
  const pages = document.numOfPages
  const [end]: { page: number; part: number }[] = typst.query(document, {
    selector: '<end>',
    field: 'value',
  })
  if (!end || pages === 1) return 1
  return end.page < pages ? 0 : end.part
}

/** Typesets one page as an SVG whose letters are outlines. */
export async function typesetSvg(source: TypesetSource): Promise<string> {
  const { typst, document } = await compile(source)
  return typst.plainSvg(document)
}

interface Compiled {
  typst: NodeCompiler
  document: NodeTypstDocument
}

async function compile({
  root,
  template,
  inputs,
  pictures = {},
}: TypesetSource): Promise<Compiled> {
  const fonts = await typesetFontsFor(root, Object.values(inputs).join(''))
  const typst = compiler(root, fonts)
  typst.resetShadow()
  for (const [path, bytes] of Object.entries(pictures))
    typst.mapShadow(join(root, 'src', 'pdf', path), Buffer.from(bytes, 'base64'))
  // Typst caches what it has laid out: the picture of a cover, which comes next, shares it with its document.
  typst.evictCache(1)
  const outcome = typst.compile({
    mainFilePath: template,
    inputs: { ...inputs, fonts: JSON.stringify(fonts.families) },
    resetRead: true,
  })
  const diagnostics = outcome.takeDiagnostics()
  const report: Diagnostic[] = diagnostics ? typst.fetchDiagnostics(diagnostics) : []
  if (!outcome.result || report.length > 0) {
    const lines = report.map(({ path, range, message }) => {
      return `${path}:${(range?.start.line ?? 0) + 1} · ${message}`
    })
    throw new Error(`The template cannot be set.\n${lines.join('\n')}`)
  }
  return { typst, document: outcome.result }
}

/** A diagnostic of Typst, warnings included; lines count from 0. */
interface Diagnostic {
  path: string
  range?: { start: { line: number } }
  message: string
}

/** Compilers by their fonts: most documents need the Latin ones alone. */
const compilers = new Map<string, NodeCompiler>()

function compiler(root: string, { key, files }: TypesetFonts): NodeCompiler {
  const running = compilers.get(key)
  if (running) return running
  const require = createRequire(join(root, 'package.json'))
  // Loaded on first use: its 52 MB take a second from a cold disk, and a full cache needs none of it.
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = require(typesetter)
  const started = typst.NodeCompiler.create({
    // Templates can read files below this folder and no others.
    workspace: join(root, 'src', 'pdf'),
    fontArgs: [{ fontBlobs: files }],
  })
  compilers.set(key, started)
  return started
}
