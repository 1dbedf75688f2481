import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { typesetFontsFor } from './typeset-fonts'

interface TypesetSource {
  /** Project folder. */
  root: string
  /** Main file. Receives content only in the inputs. */
  template: string
  inputs: Record<string, string>
  /** In base64, by their path in src/pdf. */
  pictures?: Readonly<Record<string, string>> | undefined
}

/** Returns the source of all templates, for cache keys. */
export function templates(root: string): string[] {
  const folder = join(root, 'src', 'pdf')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ours = files.filter((name) => name.endsWith('.typ')).sort()
  return ours.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** Text sizes to try, in this order (points). */
const textSizes = [9.75, 9.4, 9.1, 10.2, 10.6, 11]

/** The last page counts as filled from this share of its height. */
const filledFrom = 0.5

/**
 * Typesets a PDF/UA-1. This standard forbids characters without a glyph; a text
 * with such characters becomes a tagged PDF 1.7.
 * @returns `size`: text size in points that avoids a nearly empty last page
 * @throws Typst's diagnostics if the template has errors
 */
export async function typesetPdf(source: TypesetSource) {
  const { typst, document, size } = await compileFilled(source)
  const pages = document.numOfPages
  try {
    return { pdf: typst.pdf(document, { pdfStandard: 'ua-1' }), pages, size }
  } catch {
    return { pdf: typst.pdf(document, { pdfTags: true }), pages, size }
  }
}

/** Takes the first text size that fills the last page, or fills it most. */
async function compileFilled(source: TypesetSource) {
  const attempts: (Compiled & { size: string; end: number })[] = []
  for (const points of textSizes) {
    const size = String(points)
    const compiled = await compile({ ...source, inputs: { ...source.inputs, size } })
    const end = endOf(compiled)
    attempts.push({ ...compiled, size, end })
    if (end >= filledFrom) break
  }
  return attempts.reduce((best, next) => (next.end > best.end ? next : best))
}

/** Returns the filled share of the last page; 1 for a single page. */
function endOf({ typst, document }: Compiled): number {
  const pages = document.numOfPages
  const [end]: { page: number; part: number }[] = typst.query(document, {
    selector: '<end>',
    field: 'value',
  })
  if (!end || pages === 1) return 1
  return end.page < pages ? 0 : end.part
}

/** Typesets a page as SVG, with letters as outlines. */
export async function typesetSvg(source: TypesetSource): Promise<string> {
  const { typst, document } = await compile(source)
  return typst.plainSvg(document)
}

type Compiled = Awaited<ReturnType<typeof compile>>

/** Keyed by set of fonts. Most documents need only the Latin fonts. */
const compilers = new Map<string, NodeCompiler>()

async function compile({ root, template, inputs, pictures = {} }: TypesetSource) {
  const fonts = await typesetFontsFor(root, Object.values(inputs).join(''))
  // Load on first use: it takes a second (52 MB) and is unnecessary if all documents are cached.
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler')
  const typst =
    compilers.get(fonts.key) ??
    NodeCompiler.create({
      // Templates can only read this folder.
      workspace: join(root, 'src', 'pdf'),
      fontArgs: [{ fontBlobs: fonts.files }],
    })
  compilers.set(fonts.key, typst)
  typst.resetShadow()
  for (const [path, bytes] of Object.entries(pictures))
    typst.mapShadow(join(root, 'src', 'pdf', path), Buffer.from(bytes, 'base64'))
  // Keep the last cache: a document and its cover share layouts.
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
    throw new Error(`The template has errors.\n${lines.join('\n')}`)
  }
  return { typst, document: outcome.result }
}

/** Lines count from 0. */
interface Diagnostic {
  path: string
  range?: { start: { line: number } }
  message: string
}
