/** Types of what the rules for bodies collect while they walk through one. */
import type { Node } from 'mdast'
import { type Diagnostic, type Place, startOfFile } from '../check/diagnostics'

/** An address or a picture that the body names, and where. */
export interface BodyReference extends Place {
  target: string
}

export interface BodyDiagnostics {
  /** Whether parts of the body could not be parsed and are therefore not checked. */
  incomplete: boolean
  diagnostics: Diagnostic[]
  links: BodyReference[]
  pictures: BodyReference[]
  /** Figures that say how they were counted, each with the day to which, or nothing. */
  figures: BodyReference[]
  /** The text that a visitor reads, a line for each block. */
  lines: string[]
  /** Advice on components: what is allowed and could be better. */
  advice: Diagnostic[]
}

/** Reports that a node is not allowed, with the message for the writer. */
export type Refuse = (node: Node, message: string) => void

export function startOf(node: Node): Place {
  const { line, column } = node.position?.start ?? startOfFile
  return { line, column }
}
