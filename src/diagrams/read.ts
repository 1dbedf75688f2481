import type { Diagram, DiagramDiagnostic, Read } from './diagram'
import { readChart } from './mermaid/chart'
import { explain, type Kind } from './mermaid/errors'
import { readFlow } from './mermaid/flow'
import { toneAdvice } from './mermaid/flow-diagnostics'
import { type Parsed, type ParseError, parseMermaid } from './mermaid/parser'
import { readSequence } from './mermaid/sequence'
import { plainWords, readSource } from './mermaid/source'

const kinds: readonly [RegExp, Kind][] = [
  [/^sequenceDiagram\b/, 'sequence'],
  [/^stateDiagram(-v2)?\b/, 'states'],
  [/^xychart(-beta)?\b/, 'chart'],
  [/^(flowchart|graph)\b/, 'flowchart'],
]

const kindAdvice =
  'Write flowchart TD, flowchart LR, sequenceDiagram, stateDiagram-v2 or xychart-beta on the first line'

const emptyDiagram: Diagram = {
  ...{ kind: 'flow', title: '', direction: 'down' },
  ...{ nodes: [], edges: [], groups: [] },
}

/** The check, pages, PDFs and text versions read the same diagrams. */
const cache = new Map<string, Read<Diagram>>()
const maximumCached = 500
/** Stops corrections that would never end. */
const maximumFixes = 40

export function readDiagram(source: string): Read<Diagram> {
  const read = cache.get(source) ?? parseDiagram(source)
  if (cache.size > maximumCached) cache.clear()
  cache.set(source, read)
  return read
}

function parseDiagram(text: string): Read<Diagram> {
  const { lines, title, header } = readSource(text)
  const [, kind] = kinds.find(([pattern]) => pattern.test(header.text)) ?? []
  if (!kind) {
    const message = header.text
      ? `“${header.text.slice(0, 60)}” is not a supported type of diagram. ${kindAdvice}`
      : `The diagram is empty. ${kindAdvice}`
    return { diagram: emptyDiagram, diagnostics: [{ line: header.line, message }], advice: [] }
  }
  // Mermaid counts lines from the header.
  const below = lines.slice(header.line)
  const { parsed, fixed, diagnostic, advice } = parseAll(below, kind)
  const read = parsed && readParsed(parsed, kind, fixed)
  const diagnostics = diagnostic ? [diagnostic] : (read?.diagnostics ?? [])
  const place = (all: readonly DiagramDiagnostic[]) =>
    all.map(({ line, message }) => ({ line: line + header.line, message }))
  const own = plainWords(parsed?.title)
  return {
    diagram: read ? { ...read.diagram, title: plainWords(title) || own } : emptyDiagram,
    diagnostics: place(diagnostics),
    advice: [...place(advice), ...place(read?.advice ?? []), ...ignoredParts(text)],
  }
}

/** Corrects unambiguous mistakes and reports them as advice. */
function parseAll(lines: readonly string[], kind: Kind) {
  const fixed = [...lines]
  const advice: DiagramDiagnostic[] = []
  for (;;) {
    const parsed = parseMermaid(fixed.join('\n'))
    if (!parsed.error) return { parsed, fixed, advice }
    const { line, message, fixed: correct } = explain(parsed.error, kind, fixed)
    if (correct === undefined || correct === fixed[line] || advice.length >= maximumFixes)
      return { fixed, advice, diagnostic: { line, message } }
    advice.push({ line, message })
    fixed[line] = correct
  }
}

function readParsed(
  parsed: Exclude<Parsed, { error: ParseError }>,
  kind: Kind,
  lines: readonly string[],
): Read<Diagram> {
  switch (parsed.type) {
    case 'sequence':
      return readSequence(parsed.data, lines)
    case 'xychart':
      return readChart(parsed.data, lines)
    default:
      return readFlow(parsed.data, kind === 'states' ? 'states' : 'flowchart', lines)
  }
}

/** Reports statements that would only change the appearance. */
function ignoredParts(text: string): DiagramDiagnostic[] {
  const found = text.split('\n').flatMap((written, line) => {
    const [, keyword] =
      /^\s*(?:(classDef|style|linkStyle|click|links?|accTitle|accDescr)\b|%%\{\s*(init)\b)/.exec(
        written,
      ) ?? []
    return keyword ? [{ keyword, line }] : []
  })
  const [first] = found
  if (!first) return []
  const names = [...new Set(found.map(({ keyword }) => keyword))]
  const list = new Intl.ListFormat('en-GB').format(names)
  return [
    {
      line: first.line,
      message: `${list} ${names.length === 1 ? 'is' : 'are'} ignored, because the site sets colours, links and descriptions. Remove the lines. To mark a node, write ${toneAdvice} after it`,
    },
  ]
}

/** Returns the diagram of a validated source. @throws if the source has mistakes */
export function validDiagram(source: string): Diagram {
  const { diagram, diagnostics } = readDiagram(source)
  const [diagnostic] = diagnostics
  if (diagnostic)
    throw new Error(`Line ${diagnostic.line + 1} of a diagram: ${diagnostic.message}.`)
  return diagram
}
