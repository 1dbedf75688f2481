/** The content of diagrams, without layout. */

/** `ours` is our work, `back` an error or a return, `point` the most important part. */
export type Tone = 'plain' | 'ours' | 'back' | 'point'

export type Shape =
  | 'box'
  | 'round'
  | 'stadium'
  | 'circle'
  | 'question'
  | 'hexagon'
  | 'parallelogram'
  | 'record'
  | 'note'
  | 'start'
  | 'end'
  | 'fork'

export interface FlowNode {
  id: string
  words: string
  shape: Shape
  tone: Tone
}

export interface FlowEdge {
  /** Id of a node or group. */
  from: string
  to: string
  words: string
  tone: Tone
  /** Position of the arrowheads. `lost` ends in a cross. */
  tips: 'none' | 'end' | 'both' | 'lost'
}

export interface FlowGroup {
  id: string
  words: string
  /** Without the nodes of nested groups. */
  nodes: string[]
  parent?: string | undefined
}

/** A flowchart or a state diagram. */
export interface Flow {
  kind: 'flow'
  title: string
  direction: 'down' | 'right'
  nodes: FlowNode[]
  edges: FlowEdge[]
  groups: FlowGroup[]
}

export interface SequenceStep {
  /** Sender and receiver of a message, which may be equal, or the participants of a note. */
  between: string[]
  kind: 'message' | 'reply' | 'lost' | 'note'
  tips: FlowEdge['tips']
  words: string
}

/** Repeated, optional, alternative or parallel steps. */
export interface SequenceFrame {
  /** Mermaid’s keyword: loop, alt, opt, par, critical or break. */
  keyword: string
  /** Condition and index of the first step of each part. */
  parts: { words: string; start: number }[]
  /** Index after the last step. */
  end: number
}

export interface Sequence {
  kind: 'sequence'
  title: string
  participants: { id: string; words: string }[]
  /** Boxes around adjacent participants. */
  groups: { words: string; participants: string[] }[]
  steps: SequenceStep[]
  /** Outer before inner. */
  frames: SequenceFrame[]
}

export interface Chart {
  kind: 'chart'
  title: string
  /** Names of the values and rows. */
  axis: string
  rows: string[]
  series: { kind: 'bar' | 'line'; name: string; values: number[] }[]
}

export type Diagram = Flow | Sequence | Chart

/** `line` counts from 0; `message` includes the correction. */
export interface DiagramDiagnostic {
  line: number
  message: string
}

/** The diagram is incomplete if there are problems. */
export interface Read<D extends Diagram> {
  diagram: D
  diagnostics: DiagramDiagnostic[]
  /** Ignored or corrected parts, which do not prevent drawing. */
  advice: DiagramDiagnostic[]
}

export const connectors = { none: ' – ', end: ' → ', both: ' ↔ ', lost: ' ↛ ' } as const
