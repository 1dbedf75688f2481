import type { Node } from 'mdast'
import { type Diagnostic, type Place, startOfFile } from '../../check/diagnostics'
import type { KnownParts } from '../../translation/parts'
import type { Mention } from '../mentions'

export interface BodyComponent {
  name: string
  properties: Record<string, unknown>
}

/** Body of a translation's original. */
export interface OriginalBody {
  /** `content/services/erp-integration.mdx` */
  file: string
  headings: readonly { depth: number; text: string; id: string }[]
  components: readonly BodyComponent[]
  source: string
  /** Set for a stale translation: the check does not report parts that are new in the original. */
  known?: KnownParts | undefined
}

export interface BodyDiagnostics {
  diagnostics: Diagnostic[]
  mentions: Mention[]
  /** Components and pictures in document order, with properties as written. */
  components: BodyComponent[]
  /** Visible text, a line per block. */
  lines: string[]
  /** Suggestions, which do not fail the check. */
  advice: Diagnostic[]
}

export type ReportError = (node: Node, message: string) => void

/** The results of a check so far, and the facts that its rules need. */
export interface BodyCheck {
  found: BodyDiagnostics
  reportError: ReportError
  /** Parts of the body could not be parsed and are not checked. */
  incomplete: boolean
  original?: OriginalBody | undefined
  /** Path of the file, relative to `content/`. */
  path?: string | undefined
}

export function startOf(node: Node): Place {
  const { line, column } = node.position?.start ?? startOfFile
  return { line, column }
}

/** Returns the source text of a node. */
export function writtenOf({ position }: Node, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset)
}
