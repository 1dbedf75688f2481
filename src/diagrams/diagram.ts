/** The content of diagrams, without layout. Read from Mermaid, drawn as SVG and described in words. */

/** Role of a part: `ours` is our work, `back` an error or a return, `point` the most important part. */
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
  /** Id of a node or of a group. */
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
  /** Ids of its direct nodes, without the nodes of nested groups. */
  nodes: string[]
  /** Id of the enclosing group. */
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
  tips: 'none' | 'end' | 'both'
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
  /** Outer frames before inner frames. */
  frames: SequenceFrame[]
}

/** A chart with a value for each row and series. */
export interface Chart {
  kind: 'chart'
  title: string
  /** Names of the values and of the rows. */
  axis: string
  rows: string[]
  series: { kind: 'bar' | 'line'; name: string; values: number[] }[]
}

export type Diagram = Flow | Sequence | Chart

/** A mistake or an unsupported part. `line` counts from 0; `message` includes the correction. */
export interface DiagramProblem {
  line: number
  message: string
}

/** A diagram, which is incomplete if there are problems. */
export interface Read<D extends Diagram> {
  diagram: D
  problems: DiagramProblem[]
  /** Notes about ignored parts of a diagram that is drawn. */
  advice: DiagramProblem[]
}

export const signs = { none: ' – ', end: ' → ', both: ' ↔ ', lost: ' ↛ ' } as const
