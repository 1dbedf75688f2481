/** Types of what the rules for bodies collect while they walk through one. */
import type { Node } from 'mdast'
import { type Diagnostic, type Place, startOfFile } from '../check/diagnostics'
import type { KnownParts } from '../translation/parts'
import type { Mention } from './mentions'

/** A component or a picture of a body. */
export interface BodyComponent {
  name: string
  properties: Record<string, unknown>
}

/** The body of the file of which another is a translation. */
export interface OriginalBody {
  /** What messages call it: `content/services/erp-integration.mdx`. */
  file: string
  headings: readonly { depth: number; text: string; id: string }[]
  components: readonly BodyComponent[]
  /** The text of the body. */
  source: string
  /** Set where the translation is stale: what is new in the original is no problem then. */
  known?: KnownParts | undefined
}

export interface BodyDiagnostics {
  /** Whether parts of the body could not be parsed and are therefore not checked. */
  incomplete: boolean
  diagnostics: Diagnostic[]
  mentions: Mention[]
  /** Components in their order, pictures too, each with its properties as the file has them. */
  components: BodyComponent[]
  /** The text that a visitor reads, a line for each block. */
  lines: string[]
  /** What is allowed and could be better. */
  advice: Diagnostic[]
}

/** Reports that a node is not allowed, with the message for the writer. */
export type Refuse = (node: Node, message: string) => void

export function startOf(node: Node): Place {
  const { line, column } = node.position?.start ?? startOfFile
  return { line, column }
}
